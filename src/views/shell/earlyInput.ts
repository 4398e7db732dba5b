import { isChosen } from '../ui/earlyChoice.ts'

/**
 * Replays taps in order. Each waits until React has rendered the previous one, because handlers read
 * rendered state.
 */
export async function replayTaps(taps: readonly HTMLElement[]): Promise<void> {
  for (const tapped of taps) {
    if (tapped.isConnected) tapped.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/**
 * Call it before the app renders a server-rendered page again. `refill` repeats on the new elements
 * what was typed and chosen on the old ones, and where the focus was: call it in the task that
 * replaced them, or a key pressed in between is lost. `replayTaps` repeats the taps afterwards.
 */
export function keepEarlyInput(place: HTMLElement) {
  const before = [...place.children]
  const focused = document.activeElement
  const counterpart = <Kind extends HTMLElement>(old: Kind) => counterpartOf(old, before, place)
  return {
    refill: (): void => {
      for (const field of before.flatMap((each) => [...each.querySelectorAll<Field>(fields)])) {
        if (isChanged(field)) change(counterpart(field), field.value)
      }
      if (focused instanceof HTMLElement && !focused.isConnected) counterpart(focused)?.focus()
    },
    replayTaps: (taps: readonly HTMLElement[]): Promise<void> =>
      replayTaps(taps.map(counterpart).filter((each) => each !== null)),
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const fields = 'input, textarea, select'

function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement ? isChosen(field) : field.value !== field.defaultValue
}

/** React ignores a value that it isn't told of by an event. */
function change(field: Field | null, value: string): void {
  if (field === null) return
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * The element that took the old one's place: the same one in order among those that look alike.
 * Positions don't help, because the server renders more around the screen than a phone shows.
 * `before` holds the old children of `place`.
 */
function counterpartOf<Kind extends HTMLElement>(
  old: Kind,
  before: readonly Element[],
  place: HTMLElement,
): Kind | null {
  const isAlike = (other: HTMLElement) =>
    other.textContent === old.textContent &&
    other.getAttribute('aria-label') === old.getAttribute('aria-label')
  const alikeIn = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>(old.localName)].filter(isAlike)
  const earlier = before.flatMap(alikeIn)
  const now = alikeIn(place)
  const found = now.length === earlier.length ? now[earlier.indexOf(old)] : undefined
  return (found as Kind | undefined) ?? null
}
