import { use } from 'react'
import type { AppRoute } from '../../routing/screens.ts'
import { loadScreen } from './screenModules.ts'

export function RoutedScreen({ load }: { load: AppRoute['screen'] }) {
  const { Screen } = use(loadScreen(load))
  return <Screen />
}
