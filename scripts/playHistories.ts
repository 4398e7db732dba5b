import { createInterface } from 'node:readline'
import { arrowsOfOrder, type Arrow } from './histories/arrows.ts'
import type { History } from './histories/history.ts'
import { playHistory, type Impossible } from './histories/playHistory.ts'

/**
 * Plays order histories through their chart. Input: the length of a day, then one history a line;
 * output: the results. `npm run office -- doctor --flows` runs it, since the server itself never
 * imports the charts.
 */

export interface PlayedHistories {
  chart: 'order'
  orders: number
  impossible: Impossible[]
  arrows: (Arrow & { times: number })[]
}

const times = new Map<string, number>()
const impossible: Impossible[] = []
let orders = 0
let clock: { dayMs: number } | null = null

for await (const line of createInterface({ input: process.stdin })) {
  if (clock === null) clock = JSON.parse(line) as { dayMs: number }
  else note(JSON.parse(line) as History, clock)
}
const played: PlayedHistories = {
  chart: 'order',
  orders,
  impossible,
  arrows: arrowsOfOrder().map((arrow) => ({ ...arrow, times: times.get(arrow.key) ?? 0 })),
}
process.stdout.write(`${JSON.stringify(played)}\n`)

function note(history: History, day: { dayMs: number }): void {
  const { arrows, impossible: found } = playHistory(history, day)
  orders += 1
  for (const key of arrows) times.set(key, (times.get(key) ?? 0) + 1)
  if (found) impossible.push(found)
}
