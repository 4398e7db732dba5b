import { describe, expect, test } from 'vitest'
import { movesOf } from '../../tools/flow-book/movesMoney.ts'
import { readChart } from '../../tools/flow-book/readChart.ts'
import { loadProofs } from '../model/support/loadProofs.ts'
import type { MoneyMove } from '../model/support/ownerQuestion.ts'
import { playStory } from '../model/support/story.ts'
import type { Story } from '../model/support/story.ts'
import { stories } from '../model/stories/stories.ts'

const charts = new Map(
  (await loadProofs()).map(({ machine }) => [machine.id, readChart(machine).transitions]),
)
const movesWith = (chart: string, arrow: string): readonly MoneyMove[] => {
  const found = charts.get(chart)?.find(({ key }) => key === arrow)
  return found === undefined ? [] : movesOf(chart, found)
}
const play = (story: Story, switches: readonly string[]) => playStory(story, switches, movesWith)

/** Who has how many cents at the end, with each switch alone and some of them at once. */
const ends: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  purchase: {
    '': { available: 2_000, escrow: 0, revenue: 3_000 },
    clock: { available: 5_000, escrow: 0, revenue: 0 },
    connection: { available: 2_000, escrow: 0, revenue: 3_000 },
    twice: { available: 2_000, escrow: 0, revenue: 3_000 },
    session: { available: 2_000, escrow: 0, revenue: 3_000 },
    annulled: { available: 5_000, escrow: 0, revenue: 0 },
    'connection,twice,session': { available: 2_000, escrow: 0, revenue: 3_000 },
  },
  refund: {
    '': { available: 4_000, escrow: 1_000, revenue: 0 },
    refused: { available: 2_000, escrow: 3_000, revenue: 0 },
    twice: { available: 4_000, escrow: 1_000, revenue: 0 },
    received: { available: 4_000, escrow: 0, revenue: 1_000 },
    clock: { available: 4_000, escrow: 1_000, revenue: 0 },
    session: { available: 4_000, escrow: 1_000, revenue: 0 },
    'received,refused': { available: 2_000, escrow: 0, revenue: 3_000 },
  },
  topUp: {
    '': { external: 0, available: 5_000 },
    connection: { external: 0, available: 5_000 },
    session: { external: 0, available: 5_000 },
    refused: { external: 5_000, available: 0 },
    less: { external: 200, available: 4_800 },
    'session,refused': { external: 5_000, available: 0 },
  },
  withdrawal: {
    '': { available: 3_000, held: 0, external: 4_900, fee: 100 },
    connection: { available: 3_000, held: 0, external: 4_900, fee: 100 },
    clock: { available: 3_000, held: 0, external: 4_900, fee: 100 },
    session: { available: 3_000, held: 0, external: 4_900, fee: 100 },
    refused: { available: 8_000, held: 0, external: 0, fee: 0 },
    cancel: { available: 8_000, held: 0, external: 0, fee: 0 },
    'session,refused': { available: 8_000, held: 0, external: 0, fee: 0 },
    'refused,cancel': { available: 8_000, held: 0, external: 0, fee: 0 },
  },
}

/** What the charts refuse; everything else that a story sends is accepted. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  'purchase if clock': ['The server books the payment.'],
  'purchase if connection': ['The server knows the request and books nothing again.'],
  'purchase if twice': ['A second payment of the same order.'],
  'purchase if connection,twice,session': [
    'The server knows the request and books nothing again.',
    'A second payment of the same order.',
  ],
  'refund if twice': ['The shopper asks again.'],
  'refund if clock': ['The clock would confirm receipt, but the time stands still.'],
}

describe.each(stories.map((story) => [story.id, story] as const))('the story %s', (id, story) => {
  const cases = Object.entries(ends[id] ?? {})

  test('ends with the money where it belongs, for each switch', () => {
    expect(cases.map(([on]) => [on, play(story, on.split(',')).at(-1)?.balances])).toEqual(cases)
    expect(story.whatIf.map((each) => each.id).filter((on) => !ends[id]?.[on])).toEqual([])
  })

  test('sends only what the charts accept, or says that they refuse it', () => {
    for (const [on] of cases) {
      const refused = play(story, on.split(',')).filter(({ isRefused }) => isRefused)
      const name = on === '' ? id : `${id} if ${on}`
      expect([name, refused.map(({ says }) => says.en)]).toEqual([name, refusals[name] ?? []])
    }
  })

  test('creates and loses no cent on the way', () => {
    const total = sumOf(story.balances)
    for (const [on] of cases) {
      const totals = play(story, on.split(',')).map(({ balances }) => sumOf(balances))
      expect([on, new Set(totals)]).toEqual([on, new Set([total])])
    }
  })
})

function sumOf(balances: Readonly<Record<string, number>>): number {
  return Object.values(balances).reduce((sum, cents) => sum + cents, 0)
}
