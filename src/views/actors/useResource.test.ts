// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { ApiError } from '../../services/apiError.ts'
import { holdFirstData, outdateFirstData } from '../../services/firstData.ts'
import { heldData, holdData, prefetchResource, useResource } from './useResource.ts'

interface Price {
  price: number
}
const slow = new ApiError({ kind: 'timeout' })
const lost = new ApiError({ kind: 'network' })
const refusal = { reason: 'notFound', data: null } as const
const gone = new ApiError({ kind: 'refused', status: 200, msg: 'No product', refusal })

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

test('renders nothing for an answer equal to the data shown, and renders another answer', async () => {
  const answers = [{ price: 1 }, { price: 1 }, { price: 2 }]
  const shown: unknown[] = []
  const resource = await heldBy(bindings, () => {
    const read = useResource(['price'], async () => answers.shift() ?? null)
    shown.push(read.data)
    return read
  })
  await soon(() => expect(resource().data).toEqual({ price: 1 }))
  const before = shown.length
  await act(async () => void (await resource().refresh()))
  const afterTheSame = shown.length
  await act(async () => void (await resource().refresh()))
  expect([afterTheSame - before, shown.length - afterTheSame, resource().data]).toEqual([
    0,
    1,
    { price: 2 },
  ])
})

test('reads again whenever it becomes visible, unless a read is in flight', async () => {
  const { show, asks, answer } = openPrice()
  const held = await show()
  await show()
  const unread = [standOf(held()), asks()]
  await answer({ price: 1 })
  const read = standOf(held())
  await show()
  const again = [standOf(held()), asks()]
  await answer({ price: 2 })
  expect([unread, read, again, standOf(held())]).toEqual([
    [{ state: 'loading', data: null, failure: null }, 1],
    { state: 'filled', data: { price: 1 }, failure: null },
    [{ state: 'filled', data: { price: 1 }, failure: null }, 2],
    { state: 'filled', data: { price: 2 }, failure: null },
  ])
})

test.each([
  { isOnline: true, state: 'failed', failure: { type: 'network' } },
  { isOnline: false, state: 'offline', failure: { type: 'offline' } },
])(
  'is $state when loading fails, and reads again on a retry or when it becomes visible',
  async ({ isOnline, ...observed }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { show, asks, answer } = openPrice()
    const held = await show()
    await answer(lost)
    const first = standOf(held())
    await act(async () => held().retry())
    await answer(lost)
    await show()
    await answer({ price: 1 })
    expect([first, standOf(held()), asks()]).toEqual([
      { data: null, ...observed },
      { state: 'filled', data: { price: 1 }, failure: null },
      3,
    ])
  },
)

test('shows the failure of a refresh and the data of before', async () => {
  const { show, answer } = openPrice()
  const held = await show()
  await answer({ price: 1 })
  let refreshed: unknown
  await act(
    async () =>
      void held()
        .refresh()
        .then((outcome) => (refreshed = outcome)),
  )
  await answer(slow)
  expect([standOf(held()), refreshed]).toEqual([
    { state: 'filled', data: { price: 1 }, failure: { type: 'timeout' } },
    { type: 'failed' },
  ])
})

test('shows a newer version from another answer', async () => {
  const { show, answer } = openPrice()
  const held = await show()
  await answer({ price: 1 })
  await act(async () => held().replace({ price: 2 }))
  expect([held().data, heldData(['price'])]).toEqual([{ price: 2 }, [{ price: 2 }]])
})

test('shows embedded data without a call to every view, and reads it again ten seconds later', async () => {
  const { show, asks } = openPrice(() => ({ price: 1 }))
  const held = await show()
  await show()
  const atOnce = [standOf(held()), asks()]
  const later = performance.now() + 10_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  await show()
  clock.mockRestore()
  expect([atOnce, asks()]).toEqual([[{ state: 'filled', data: { price: 1 }, failure: null }, 0], 1])
})

test('shows embedded data that a change may have made old, and reads it again at once', async () => {
  holdFirstData({ lang: 'en', answers: {} })
  outdateFirstData()
  const { show, asks } = openPrice(() => ({ price: 1 }))
  const held = await show()
  holdFirstData(null)
  expect([standOf(held()), asks()]).toEqual([
    { state: 'filled', data: { price: 1 }, failure: null },
    1,
  ])
})

test('shows an embedded refusal without a call', async () => {
  const { show, asks } = openPrice(() => {
    throw gone
  })
  expect([standOf((await show())()), asks()]).toEqual([
    { state: 'failed', data: null, failure: { type: 'refused', msg: 'No product', ...refusal } },
    0,
  ])
})

test('keeps data from another call for the screen that shows it next', async () => {
  const { show, asks } = openPrice()
  const before = heldData(['price'])
  act(() => holdData(['price'], { price: 1 }))
  expect([before, standOf((await show())()), asks()]).toEqual([
    [],
    { state: 'filled', data: { price: 1 }, failure: null },
    1,
  ])
})

test('does not read prefetched data again on its screen', async () => {
  const { show, prefetch, asks, answer } = openPrice()
  const fetched = prefetch()
  await answer({ price: 1 })
  await fetched
  const held = await show()
  expect([standOf(held()), asks()]).toEqual([
    { state: 'filled', data: { price: 1 }, failure: null },
    1,
  ])
})

test('reads data on its screen when prefetching failed', async () => {
  const { show, prefetch, asks, answer } = openPrice()
  const fetched = prefetch()
  await answer(slow)
  await fetched
  await show()
  expect(asks()).toBe(2)
})

test('does not prefetch data that is cached; its screen refreshes it', async () => {
  const { show, prefetch, asks } = openPrice()
  act(() => holdData(['price'], { price: 1 }))
  await prefetch()
  const held = asks()
  await show()
  expect([held, asks()]).toEqual([0, 1])
})

test('prefetches one thing at a time', async () => {
  const { prefetch, asks, answer } = openPrice()
  const others = openPrice()
  const fetched = prefetch('first')
  await others.prefetch('second')
  await answer({ price: 2 })
  await fetched
  const next = others.prefetch('second')
  await others.answer({ price: 3 })
  await next
  expect([asks(), others.asks()]).toEqual([1, 1])
})

test('prefetches nothing for a shopper who saves data', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  const { prefetch, asks } = openPrice()
  await prefetch()
  expect(asks()).toBe(0)
})

/** A price. The test resolves its answers. */
function openPrice(takeFirst: () => Price | null = () => null) {
  let asked = 0
  const waiting: PromiseWithResolvers<Price>[] = []
  const load = () => {
    asked += 1
    const answer = Promise.withResolvers<Price>()
    waiting.push(answer)
    return answer.promise
  }
  return {
    show: () => heldBy(bindings, () => useResource(['price'], load, takeFirst)),
    prefetch: (...parts: string[]) => prefetchResource(['price', ...parts], load),
    asks: () => asked,
    async answer(given: Price | Error): Promise<void> {
      await soon(() => expect(waiting).not.toEqual([]))
      const answer = waiting.shift()
      await act(async () => {
        if (given instanceof Error) answer?.reject(given)
        else answer?.resolve(given)
      })
    },
  }
}

function standOf({ state, data, failure }: ReturnType<typeof useResource<Price>>) {
  return { state, data, failure }
}
