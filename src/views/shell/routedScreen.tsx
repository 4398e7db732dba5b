import { use } from 'react'
import type { AppRoute } from '../../routing/screens.ts'
import { loadScreen } from './screenModules.ts'

const never = new Promise<never>(() => {})

/** On the server a screen that depends on the shopper stays at what stands in for its code. */
export function RoutedScreen({
  load,
  rendersOnServer,
}: {
  load: AppRoute['screen']
  rendersOnServer: boolean
}) {
  const { Screen } = use(import.meta.env.SSR && !rendersOnServer ? never : loadScreen(load))
  return <Screen />
}
