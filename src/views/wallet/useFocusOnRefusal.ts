import { useEffect, useRef } from 'react'
import type { Failure } from '../../machines/failure.ts'
import { reasonOf } from '../actors/failures.ts'

/** Focuses the field that the server refused, once for each answer. */
export function useFocusOnRefusal(failure: Failure | null, name: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reasonOf(failure) !== 'addressInvalid') return
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  }, [failure, name])
  return form
}
