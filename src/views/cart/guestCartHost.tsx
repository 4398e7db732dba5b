import { lazy, Suspense, use, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { GuestCartContext } from './guestCart.ts'

const GuestCartSheet = lazy(() =>
  import('./guestCartSheet.tsx').then((module) => ({ default: module.GuestCartSheet })),
)

/** Its code comes when it is first opened; it doesn't follow to another screen. */
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
