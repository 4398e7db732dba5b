import { lazy, Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { GuestCartContext } from './guestCart.ts'

const GuestCartSheet = lazy(() =>
  import('./guestCartSheet.tsx').then((module) => ({ default: module.GuestCartSheet })),
)

/** Loads the sheet's code when it first opens. The sheet closes when the screen changes. */
export function GuestCartHost() {
  const { openedOn, close } = use(GuestCartContext)
  const [path] = useLocation()
  const [wasOpened, setWasOpened] = useState(false)
  if (openedOn !== null && !wasOpened) setWasOpened(true)
  useEffect(() => {
    if (openedOn !== null && openedOn !== path) close()
  }, [openedOn, path, close])
  return wasOpened ? (
    <Suspense>
      <GuestCartSheet open={openedOn === path} onClose={close} />
    </Suspense>
  ) : null
}
