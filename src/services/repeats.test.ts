import { describe, expect, it, vi } from 'vitest'
import { call } from '../../contract/call.ts'
import {
  brokenOff,
  failureOf,
  listThings,
  saveThing,
  stubHttp,
} from '../../tests/support/stubHttp.ts'
import { callApi } from './http.ts'

const payThing = call({ ...saveThing, path: '/api/thing/pay', keyed: true, guard: false })

const { fetchStub, shopper, answer, answerRaw, neverAnswer, sent } = stubHttp()

describe('the idempotency key of a call', () => {
  it('stays after any failure without an answer, and changes after an answer', async () => {
    fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const lost = await keyOfPaying('a')
    fetchStub.mockResolvedValueOnce(new Response('<html></html>', { status: 503 }))
    const failed = await keyOfPaying('a')
    fetchStub.mockResolvedValueOnce(new Response('<html></html>'))
    const malformed = await keyOfPaying('a')
    answer({ id: 1 })
    const accepted = await keyOfPaying('a')
    answerRaw(200, { code: 0, msg: 'Too little', data: null, time: 1, reason: 'balanceTooLow' })
    const refused = await keyOfPaying('a')
    answer({ id: 2 })
    const again = await keyOfPaying('a')

    expect(lost).toMatch(/^[0-9a-f]{32}$/)
    expect([failed, malformed, accepted]).toEqual([lost, lost, lost])
    expect(new Set([lost, refused, again]).size).toBe(3)
  })

  it('stays after a timeout, because the first request may still arrive', async () => {
    neverAnswer()
    const timedOut = failureOf(callApi(payThing, { name: 'a' }))
    await vi.advanceTimersByTimeAsync(10_000)
    const first = sent().headers['idempotency-key']
    answer({ id: 1 })

    expect([(await timedOut).kind, await keyOfPaying('a')]).toEqual(['timeout', first])
  })

  it('differs by body, call and shopper', async () => {
    const requests = [
      () => callApi(payThing, { name: 'a' }),
      () => callApi(payThing, { name: 'b' }),
      () => callApi(call({ ...payThing, path: '/api/thing/order' }), { name: 'a' }),
      () => {
        shopper.token = 'token-2'
        return callApi(payThing, { name: 'a' })
      },
    ]
    const keys: unknown[] = []
    for (const request of requests) {
      fetchStub.mockRejectedValueOnce(new TypeError('Failed to fetch'))
      await failureOf(request())
      keys.push(sent().headers['idempotency-key'])
    }
    expect(new Set(keys).size).toBe(4)
  })
})

describe('the duplicate-submit guard', () => {
  it('blocks the same submission within a second, without sending it', async () => {
    answer({ id: 1 })
    await callApi(saveThing, { name: 'a' })
    await vi.advanceTimersByTimeAsync(999)

    expect((await failureOf(callApi(saveThing, { name: 'a' }))).kind).toBe('duplicate')
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })

  it('allows it once a second has passed since it was sent, not counting blocked attempts', async () => {
    answer({ id: 1 })
    await callApi(saveThing, { name: 'a' })
    await vi.advanceTimersByTimeAsync(900)
    await failureOf(callApi(saveThing, { name: 'a' }))
    await vi.advanceTimersByTimeAsync(100)

    answer({ id: 2 })
    await expect(callApi(saveThing, { name: 'a' })).resolves.toEqual({ id: 2 })
  })

  it('compares with the previous submission only, by body and address', async () => {
    answer({ id: 1 })
    await callApi(saveThing, { name: 'a' })
    answer({ id: 2 })
    await callApi(saveThing, { name: 'b' })
    answer({ id: 3 })
    await callApi(payThing, { name: 'b' })
    answer({ id: 4 })
    await expect(callApi(saveThing, { name: 'a' })).resolves.toEqual({ id: 4 })
  })

  it('leaves GET alone', async () => {
    answer({ names: [] })
    await callApi(listThings, {})
    answer({ names: ['again'] })
    await expect(callApi(listThings, {})).resolves.toEqual({ names: ['again'] })
  })

  it('is off for a call whose description disables it', async () => {
    const likeThing = call({ ...saveThing, guard: false })
    answer({ id: 1 })
    await callApi(likeThing, { name: 'a' })
    answer({ id: 2 })
    await expect(callApi(likeThing, { name: 'a' })).resolves.toEqual({ id: 2 })
  })

  it('allows an unanswered keyed call immediately, and blocks it while it is in flight', async () => {
    const orderThing = call({ ...saveThing, path: '/api/thing/order', keyed: true })
    fetchStub.mockRejectedValueOnce(brokenOff)
    await failureOf(callApi(orderThing, { name: 'a' }))
    const first = sent()
    neverAnswer()
    const again = failureOf(callApi(orderThing, { name: 'a' }))
    const second = sent()
    const third = await failureOf(callApi(orderThing, { name: 'a' }))
    await vi.runAllTimersAsync()
    expect([second, third.kind, (await again).kind]).toEqual([first, 'duplicate', 'timeout'])
  })

  it('blocks a keyed call that was refused just now', async () => {
    const orderThing = call({ ...saveThing, path: '/api/thing/order', keyed: true })
    answerRaw(200, { code: 0, msg: 'no', data: null })
    await failureOf(callApi(orderThing, { name: 'a' }))
    expect((await failureOf(callApi(orderThing, { name: 'a' }))).kind).toBe('duplicate')
  })

  it('treats PUT like POST', async () => {
    const replaceThing = call({ ...saveThing, method: 'PUT' })
    answer({ id: 1 })
    await callApi(replaceThing, { name: 'a' })
    expect((await failureOf(callApi(replaceThing, { name: 'a' }))).kind).toBe('duplicate')
  })
})

/** Returns the idempotency key of a payment, with any result. */
async function keyOfPaying(name: string) {
  await callApi(payThing, { name }).catch(() => {})
  return sent().headers['idempotency-key']
}
