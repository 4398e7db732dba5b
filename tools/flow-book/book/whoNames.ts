import type { Who } from '../whoActs.ts'

export const whoNames: Readonly<Record<Who, string>> = {
  shopper: 'shopper',
  operator: 'operator',
  clock: 'clock',
  browser: 'browser',
  app: 'app',
  server: 'service answers',
  chart: 'at once',
}
