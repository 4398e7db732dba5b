import { act } from 'react'
import { onceSettled } from '../../src/views/ui/modalHistory.ts'

/** The open sheet, wherever its view is. */
export function openSheet(): Element | null {
  return document.querySelector('[role=dialog]')
}

/**
 * For the end of a test: waits until the sheets' history entries are gone, before another test
 * navigates.
 */
export async function sheetsLeft(): Promise<void> {
  await act(async () => {})
  await new Promise<void>((settled) => onceSettled(settled))
}
