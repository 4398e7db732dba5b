import { useSyncExternalStore } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { toastDurationMs } from '../../constants.ts'
import type { Failure } from '../../machines/failure.ts'
import { wordingOf } from './failures.ts'
import type { Wording } from './failures.ts'

export type ToastVariant = 'plain' | 'success' | 'fail' | 'loading'

export interface ToastRequest {
  id: number
  variant: ToastVariant
  wording: Wording
  /** Null: stays until it is closed. */
  durationMs: number | null
}

type Values = Record<string, string | number>

/** One toast at a time; a new one takes the place of the one before. */
export function createToasts() {
  let current: ToastRequest | null = null
  let nextId = 1
  const listeners = new Set<() => void>()

  function show(variant: ToastVariant, wording: Wording): () => void {
    const id = nextId++
    current = { id, variant, wording, durationMs: variant === 'loading' ? null : toastDurationMs }
    listeners.forEach((listener) => listener())
    return () => close(id)
  }

  function close(id: number): void {
    if (current?.id !== id) return
    current = null
    listeners.forEach((listener) => listener())
  }

  return {
    plain: (message: MessageDescriptor, values?: Values) =>
      show('plain', values ? { message, values } : { message }),
    success: (message: MessageDescriptor, values?: Values) =>
      show('success', values ? { message, values } : { message }),
    fail: (message: MessageDescriptor, values?: Values) =>
      show('fail', values ? { message, values } : { message }),
    /** Has no auto-close: call what it returns. */
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
