import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { Route } from 'wouter'
import type { Bindings } from './bindings.tsx'
import { shownIn } from './shownIn.tsx'

/** Renders a screen at an address of its route, until the test ends. */
export function shownAt(
  address: string,
  { bindings, route, screen }: { bindings: Bindings; route: string; screen: ReactNode },
): Promise<HTMLElement> {
  const { href } = window.location
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', href))
  return shownIn('en', bindings, <Route path={route}>{screen}</Route>)
}
