import { use, useEffect } from 'react'
import type { AppRoute } from '../../routing/screens.ts'
import { loadScreen } from './screenModules.ts'

const never = new Promise<never>(() => {})

/** Unless `renders` is true, the server renders the placeholder of the screen's code. */
export function RoutedScreen({
  load,
  renders,
  onShown,
}: {
  load: AppRoute['screen']
  renders: boolean
  onShown: () => void
}) {
  const { Screen } = use(renders ? loadScreen(load) : never)
  useEffect(() => onShown(), [onShown])
  return <Screen />
}
