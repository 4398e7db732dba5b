import { describe, expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from './chartModel.ts'
import { describeChart, leftOut, replay, walkAll } from './describeChart.ts'
import { titleOf } from './describePath.ts'
import { explorePaths, withoutBeginnings } from './explorePaths.ts'

const kettleMachine = setup({
  types: {
    context: {} as { cups: number },
    events: {} as { type: 'switched' } | { type: 'lifted' } | { type: 'filled'; cups: number },
  },
  actors: { boil: fromPromise<{ degrees: number }>(() => Promise.reject(new Error('boil'))) },
  actions: {
    fill: assign(({ event }) => ({ cups: event.type === 'filled' ? event.cups : 0 })),
  },
  guards: {
    hasWater: ({ context }) => context.cups > 0,
    isHot: ({ event }) => 'output' in event && (event.output as { degrees: number }).degrees > 95,
  },
  delays: { coolingTime: 60_000 },
}).createMachine({
  id: 'kettle',
  context: { cups: 0 },
  initial: 'cold',
  states: {
    cold: {
      on: { switched: { guard: 'hasWater', target: 'boiling' }, filled: { actions: 'fill' } },
    },
    boiling: {
      invoke: {
        id: 'boil',
        src: 'boil',
        onDone: [{ guard: 'isHot', target: 'hot' }, { target: 'cold' }],
        onError: 'broken',
      },
      on: { lifted: 'cold' },
    },
    hot: { after: { coolingTime: 'cold' } },
    broken: {},
  },
})

const model: ChartModel<typeof kettleMachine> = {
  machine: kettleMachine,
  events: {
    switched: [{ type: 'switched' }],
    lifted: [{ type: 'lifted' }],
    filled: [{ type: 'filled', cups: 2 }],
  },
  actors: { boil: { resolves: [{ degrees: 100 }, { degrees: 40 }], rejects: ['fuse'] } },
}

describeChart(model)

describe('the harness', () => {
  test('names the states and transitions that no path could reach', async () => {
    const neverFuses = widen({
      ...model,
      actors: { boil: { resolves: [{ degrees: 100 }], rejects: [] } },
    })

    const walked = await walkAll(neverFuses, explorePaths(neverFuses))
    expect(leftOut(neverFuses, walked)).toEqual({
      unreached: ['kettle.broken'],
      untaken: [
        'kettle.boiling: xstate.done.actor.boil → kettle.cold [branch 2]',
        'kettle.boiling: xstate.error.actor.boil → kettle.broken',
      ],
    })
  })

  test('fails when the real actor does not do what the chart predicts', async () => {
    const chart = widen(model)
    const path = explorePaths(chart).find(({ steps }) => steps.at(-1)?.event.type === 'lifted')
    const impatient = kettleMachine.provide({ guards: { hasWater: () => false } })

    await expect(replay({ ...chart, machine: impatient }, path!)).rejects.toThrow('after switched')
  })

  test('drops paths that are prefixes of others', () => {
    const paths = explorePaths(widen(model))
    const longest = withoutBeginnings(paths)
    const boiling = 'filled {"cups":2}, switched'

    expect(paths).toHaveLength(9)
    expect(longest.map((path) => titleOf(path))).toEqual([
      `${boiling}, error boil {"error":"fuse"} → "broken", which ignores the rest`,
      'filled {"cups":2}, filled {"cups":2} → "cold"',
      `${boiling}, lifted → "cold"`,
      `${boiling}, done boil {"output":{"degrees":40}} → "cold"`,
      `${boiling}, done boil {"output":{"degrees":100}}, after.coolingTime.kettle.hot → "cold"`,
    ])
  })

  test('refuses a chart whose context grows without bound', () => {
    const endless = kettleMachine.provide({
      actions: { fill: assign(({ context }) => ({ cups: context.cups + 1 })) },
    })

    expect(() => explorePaths(widen({ ...model, machine: endless, limit: 200 }))).toThrow(
      'Traversal limit exceeded',
    )
  })
})

function widen(chart: ChartModel<typeof kettleMachine>): ChartModel<AnyStateMachine> {
  return chart as unknown as ChartModel<AnyStateMachine>
}
