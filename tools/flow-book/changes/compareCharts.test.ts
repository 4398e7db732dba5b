import { expect, test } from 'vitest'
import { compareCharts } from './compareCharts.ts'
import { factsOf } from './factsOf.ts'

const chart = `
import { assign, setup } from 'xstate'

export const parcelMachine = setup({
  guards: {
    isPacked: ({ context }) => context.pieces > 0,
    isSealed: ({ context }) => context.sealed === true,
  },
  actions: {
    weigh: assign({ grams: 10 }),
    stamp: () => {},
  },
  delays: { patience: 1_000, hurry: 100 },
}).createMachine({
  id: 'parcel',
  initial: 'waitingForCarrier',
  states: {
    waitingForCarrier: {
      on: {
        'parcel.sent': { guard: 'isPacked', target: 'delivered', actions: 'weigh' },
        'label.printed': { actions: 'stamp' },
      },
      after: { patience: 'lost' },
    },
    delivered: {
      on: { 'parcel.opened': 'over' },
    },
    lost: { description: 'Nobody knows where it is.' },
    over: {},
  },
})
`
const proof = `
  actedBy: {
    'parcel.sent': 'operator',
    'parcel.opened': 'shopper',
    'parcel.returned': 'shopper',
    'label.printed': 'app',
  },
`

test.each([
  [
    'transition added',
    ["'parcel.opened': 'over'", "'parcel.opened': 'over', 'parcel.returned': 'lost'"],
    ['A delivered parcel can now be returned by the shopper.'],
  ],
  [
    'transition removed',
    ["on: { 'parcel.opened': 'over' },", ''],
    ['A delivered parcel can no longer be opened by the shopper.'],
  ],
  [
    'a transition that is no deed of the thing itself removed',
    ["'label.printed': { actions: 'stamp' },", ''],
    ['“label.printed” by the app in a parcel in “Waiting for carrier” is no longer possible.'],
  ],
  [
    'sent elsewhere',
    ["'parcel.opened': 'over'", "'parcel.opened': 'lost'"],
    [
      '“parcel.opened” by the shopper in a delivered parcel now leads to “Lost”, no longer to “Over”.',
    ],
  ],
  [
    'guard added',
    ["'parcel.opened': 'over'", "'parcel.opened': { guard: 'isSealed', target: 'over' }"],
    ['A delivered parcel can now be opened by the shopper only if “isSealed”.'],
  ],
  [
    'guard removed',
    ["guard: 'isPacked', ", ''],
    [
      'A parcel in “Waiting for carrier” can now be sent by the operator also where not “isPacked”.',
    ],
  ],
  [
    'guard changed for another one',
    ["guard: 'isPacked'", "guard: 'isSealed'"],
    [
      'A parcel in “Waiting for carrier” can now be sent by the operator only if “isSealed”, no longer if “isPacked”.',
    ],
  ],
  [
    'guard that asks something else',
    ['context.pieces > 0', 'context.pieces > 1'],
    ['What “isPacked” asks of a parcel has changed.'],
  ],
  [
    'action added',
    ["actions: 'weigh'", "actions: ['weigh', 'stamp']"],
    ['“parcel.sent” by the operator in a parcel in “Waiting for carrier” now also does “stamp”.'],
  ],
  [
    'action removed',
    ["{ actions: 'stamp' }", '{}'],
    ['“label.printed” by the app in a parcel in “Waiting for carrier” no longer does “stamp”.'],
  ],
  [
    'action that does something else',
    ['grams: 10', 'grams: 11'],
    ['What “weigh” does with a parcel has changed.'],
  ],
  [
    'state added',
    ['over: {},', "over: {}, found: { description: 'It turned up.' },"],
    ['A parcel can now be in “Found”: It turned up.'],
  ],
  [
    'state removed',
    [
      "'parcel.opened': 'over' },\n    },\n    lost: { description: 'Nobody knows where it is.' },\n    over: {},",
      "'parcel.opened': {} },\n    },\n    lost: { description: 'Nobody knows where it is.' },",
    ],
    [
      'A parcel is never in “Over” any more.',
      '“parcel.opened” by the shopper in a delivered parcel now stays there, and no longer leads to “Over”.',
    ],
  ],
  [
    'delay changed',
    ['patience: 1_000', 'patience: 2_000'],
    ['A parcel now waits “patience” for 2000, no longer for 1000.'],
  ],
  [
    'delay replaced',
    ["after: { patience: 'lost' }", "after: { hurry: 'lost' }"],
    [
      '“after hurry” by the clock in a parcel in “Waiting for carrier” now comes after hurry, no longer after patience.',
    ],
  ],
])('%s', (_kind, [from = '', to = ''], sentences) => {
  expect(chart).toContain(from)
  const edited = chart.replace(from, to)
  const changes = compareCharts(factsOf(chart, proof), factsOf(edited, proof))
  expect(changes.map(({ sentence }) => sentence)).toEqual(sentences)
})

test('reports a changed actor', () => {
  const other = proof.replace("'parcel.sent': 'operator'", "'parcel.sent': 'clock'")
  const changes = compareCharts(factsOf(chart, proof), factsOf(chart, other))
  expect(changes).toEqual([
    {
      kind: 'who acts changed',
      sentence: '“parcel.sent” is now caused by the clock, no longer by the operator.',
      before: ['waitingForCarrier:parcel.sent'],
      after: ['waitingForCarrier:parcel.sent'],
    },
  ])
})

test('a chart with other descriptions only has not changed', () => {
  const facts = factsOf(chart, proof)
  const reworded = factsOf(chart.replace('Nobody knows', 'No one knows'), proof)
  expect(compareCharts(facts, reworded)).toEqual([])
})
