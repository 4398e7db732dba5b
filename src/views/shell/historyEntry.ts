/** What an entry of the history says of its screen. */
export interface ScreenState {
  /** The address it was opened from. */
  from?: string
  /** How many screens of the shop lie before it. */
  at?: number
}

export function screenStateOf(state: unknown): ScreenState {
  return typeof state === 'object' && state !== null ? state : {}
}
