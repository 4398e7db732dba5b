import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/**
 * For a list on a page that all see alike: what is chosen in the server's markup raises no event
 * that React hears, so it is given to `choose` once React has hydrated the list.
 */
export function useEarlyChoice(
  choose: (value: string) => void,
): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null)
  const takeOver = useEffectEvent(() => {
    if (list.current && isChosen(list.current)) choose(list.current.value)
  })
  useEffect(() => takeOver(), [])
  return list
}

/** Whether another option is selected than the server's markup says. */
export function isChosen(list: HTMLSelectElement): boolean {
  const said = [...list.options].findIndex((option) => option.defaultSelected)
  return list.selectedIndex !== Math.max(0, said)
}
