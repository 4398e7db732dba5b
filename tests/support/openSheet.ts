import { act } from 'react'
import { onceSettled } from '../../src/views/ui/modalHistory.ts'

/** The sheet that is open, wherever its view stands. */
export function openSheet(): Element | null {
  return document.querySelector('[role=dialog]')
}

/** For the end of a test: the sheets' steps in the history are gone before another goes anywhere. */
export async function sheetsLeft(): Promise<void> {
  await act(async () => {})
  await new Promise<void>((settled) => onceSettled(settled))
}
