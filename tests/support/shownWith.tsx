import { useEffect, type ReactNode } from 'react'
import { soon, type Bindings } from './bindings.tsx'

/** Renders a view with a hook's value, and returns the current value. */
export async function shownWith<Held>(
  bindings: Bindings,
  useHeld: () => Held,
  view: (held: Held) => ReactNode,
) {
  let held: Held | null = null
  function View() {
    const now = useHeld()
    useEffect(() => {
      held = now
    })
    return view(now)
  }
  const place = await bindings.show(<View />)
  return {
    place,
    held: (): Held => {
      if (held === null) throw new Error('the view was not shown')
      return held
    },
  }
}

/** Waits until a chart reaches a state. */
export function comingTo<Snapshot extends { value: unknown; matches: (to: never) => boolean }>(
  now: () => Snapshot,
) {
  return (to: Parameters<Snapshot['matches']>[0]) =>
    soon(() => {
      const snapshot = now()
      if (!snapshot.matches(to as never))
        throw new Error(`it is at ${JSON.stringify(snapshot.value)}`)
    })
}
