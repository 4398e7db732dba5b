import { use } from 'react'
import type { AppRoute } from '../../routing/screens.ts'
import { loadScreen } from './screenModules.ts'

const never = new Promise<never>(() => {})

/** The server paints public screens alone: of a shopper's own it paints what stands in for their code. */
export function RoutedScreen({ load, isPublic }: { load: AppRoute['screen']; isPublic: boolean }) {
  const { Screen } = use(import.meta.env.SSR && !isPublic ? never : loadScreen(load))
  return <Screen />
}
