import { useSyncExternalStore } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { toastDurationMs, toastWithStepMs } from '../../constants.ts'
import type { Failure } from '../../machines/failure.ts'
import { wordingOf } from './failures.ts'
import type { Wording } from './failures.ts'

export type ToastVariant = 'plain' | 'success' | 'fail' | 'loading'

export interface ToastRequest {
  id: number
  variant: ToastVariant
  wording: Wording
  /** Null: the toast stays until it is closed. */
  durationMs: number | null
  step: NextStep | null
}

/** The action that the toast offers. */
export interface NextStep {
  message: MessageDescriptor
  href: string
}

type Values = Record<string, string | number>

/** Shows one toast at a time. A new toast replaces the previous one. */
export function createToasts() {
  let current: ToastRequest | null = null
  let nextId = 1
  const listeners = new Set<() => void>()

  function show(variant: ToastVariant, wording: Wording, step: NextStep | null = null): () => void {
    const id = nextId++
    const shownMs = step === null ? toastDurationMs : toastWithStepMs
    current = { id, variant, wording, durationMs: variant === 'loading' ? null : shownMs, step }
    listeners.forEach((listener) => listener())
    return () => close(id)
  }

  function close(id: number): void {
    if (current?.id !== id) return
    current = null
    listeners.forEach((listener) => listener())
  }

  return {
    plain: (message: MessageDescriptor, values?: Values, step?: NextStep) =>
      show('plain', values ? { message, values } : { message }, step),
    success: (message: MessageDescriptor, values?: Values, step?: NextStep) =>
      show('success', values ? { message, values } : { message }, step),
    fail: (message: MessageDescriptor, values?: Values) =>
      show('fail', values ? { message, values } : { message }),
    /** Never closes automatically. The caller closes it with the returned function. */
    loading: (message: MessageDescriptor, values?: Values) =>
      show('loading', values ? { message, values } : { message }),
    failure: (failure: Failure) =>
      failure.type === 'aborted' ? () => {} : show('fail', wordingOf(failure)),
    show,
    close,
    getCurrent: () => current,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const toasts = createToasts()

export function useCurrentToast(): ToastRequest | null {
  return useSyncExternalStore(toasts.subscribe, toasts.getCurrent, () => null)
}
