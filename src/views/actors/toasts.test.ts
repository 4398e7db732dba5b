import { describe, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

const saved = { id: 'test.saved', defaultMessage: 'Saved' }
const working = { id: 'test.working', defaultMessage: 'Working' }

describe('toasts', () => {
  it('stay for 1200 ms, the loading one until it is closed', () => {
    const toasts = createToasts()
    toasts.success(saved)
    expect(toasts.getCurrent()).toEqual({
      id: 1,
      variant: 'success',
      wording: { message: saved },
      durationMs: 1_200,
      step: null,
    })
    const close = toasts.loading(working)
    expect(toasts.getCurrent()).toEqual({
      id: 2,
      variant: 'loading',
      wording: { message: working },
      durationMs: null,
      step: null,
    })
    close()
    expect(toasts.getCurrent()).toBeNull()
  })

  it('stay longer with a next step, so that the shopper can tap it', () => {
    const toasts = createToasts()
    const step = { message: working, href: '/bag' }
    toasts.success(saved, undefined, step)
    expect(toasts.getCurrent()).toEqual({
      id: 1,
      variant: 'success',
      wording: { message: saved },
      durationMs: 4_000,
      step,
    })
  })

  it('show one at a time: closing an earlier one leaves the newer one open', () => {
    const toasts = createToasts()
    const closeLoading = toasts.loading(working)
    toasts.plain(saved)
    closeLoading()
    expect(toasts.getCurrent()).toMatchObject({ variant: 'plain' })
  })

  it('show the server’s message of a refusal, and nothing for an aborted call', () => {
    const toasts = createToasts()
    toasts.failure({ type: 'aborted' })
    expect(toasts.getCurrent()).toBeNull()
    toasts.failure({ type: 'refused', reason: null, msg: 'Not enough stock', data: null })
    expect(toasts.getCurrent()).toMatchObject({
      variant: 'fail',
      wording: { text: 'Not enough stock' },
    })
  })

  it('notify listeners until they unsubscribe', () => {
    const toasts = createToasts()
    const listener = vi.fn<() => void>()
    const stop = toasts.subscribe(listener)
    toasts.plain(saved)
    stop()
    toasts.plain(saved)
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
