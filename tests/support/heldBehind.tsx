import { act, Activity, useEffect, useState } from 'react'
import type { Bindings } from './bindings.tsx'

/** Renders a hook in a view that the test hides behind others, and shows again. */
export async function heldBehind<Held>(bindings: Bindings, use: () => Held) {
  let held: Held | null = null
  let show = (_isShown: boolean) => {}
  function Holder() {
    held = use()
    return null
  }
  function Outlet() {
    const [isShown, setShown] = useState(true)
    useEffect(() => {
      show = setShown
    }, [])
    return (
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Holder />
      </Activity>
    )
  }
  await bindings.show(<Outlet />)
  return {
    held: (): Held => {
      if (held === null) throw new Error('the view was not shown')
      return held
    },
    show: (isShown: boolean) => act(async () => show(isShown)),
  }
}
