import type { ChartTransition } from './readChart.ts'

/** Who causes a transition. `server` is a service that answered or failed, `chart` nobody. */
export type Who = 'shopper' | 'operator' | 'clock' | 'browser' | 'app' | 'server' | 'chart'

export type ActedBy = Readonly<Record<string, string>>

export const everyone: readonly Who[] = [
  'shopper',
  'operator',
  'clock',
  'browser',
  'app',
  'server',
  'chart',
]

export function whoCauses({ event }: Pick<ChartTransition, 'event'>, actedBy: ActedBy): Who {
  if (event === '') return 'chart'
  if (event.startsWith('xstate.after.')) return 'clock'
  if (event.startsWith('xstate.')) return 'server'
  const who = everyone.find((each) => each === actedBy[event])
  if (who === undefined) throw new Error(`nobody is said to cause ${event}`)
  return who
}
