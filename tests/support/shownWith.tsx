import { useEffect, type ReactNode } from 'react'
import type { Bindings } from './bindings.tsx'

/** A view that is given what a hook holds, and what that is by now. */
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
