import { use } from 'react'
import type { AppRoute } from '../../routing/screens.ts'
import { loadScreen } from './screenModules.ts'

const never = new Promise<never>(() => {})

/** Unless it `renders`, the server stays at what stands in for the screen's code. */
export function RoutedScreen({ load, renders }: { load: AppRoute['screen']; renders: boolean }) {
  const { Screen } = use(renders ? loadScreen(load) : never)
  return <Screen />
}
