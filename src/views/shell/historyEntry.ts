/** The screen's state in its history entry. */
export interface ScreenState {
  /** The path from which it was opened. */
  from?: string
  /** The number of the shop's screens before it in the history. */
  at?: number
}

export function screenStateOf(state: unknown): ScreenState {
  return typeof state === 'object' && state !== null ? state : {}
}
