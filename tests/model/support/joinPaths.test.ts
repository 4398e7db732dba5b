import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import type { AnyStateMachine } from 'xstate'
import type { ChartModel } from './chartModel.ts'
import { explorePaths } from './explorePaths.ts'
import { joinPaths, type JoinOptions } from './joinPaths.ts'

const gateMachine = setup({
  types: { events: {} as { type: 'opened' } | { type: 'shut' } | { type: 'locked' } },
}).createMachine({
  id: 'gate',
  initial: 'shut',
  states: {
    shut: { on: { opened: 'open', locked: 'locked' } },
    open: { on: { shut: 'shut', opened: 'open' } },
    locked: {},
  },
})

const gate: ChartModel<typeof gateMachine> = {
  machine: gateMachine,
  events: {
    opened: [{ type: 'opened' }],
    shut: [{ type: 'shut' }],
    locked: [{ type: 'locked' }],
  },
  actors: {},
}
const model = gate as unknown as ChartModel<AnyStateMachine>

describe('joined paths', () => {
  test('continue where others would have started over', () => {
    expect(joined({ mostSteps: 12, farthest: 4 })).toEqual([['opened', 'opened', 'shut', 'locked']])
  })

  test('start over when the next new thing is too far away, or the path is long', () => {
    const all = [['opened', 'opened', 'shut'], ['locked']]
    expect(joined({ mostSteps: 3, farthest: 4 })).toEqual(all)
    expect(
      joined({ mostSteps: 12, farthest: 4, mayGoOn: ({ type }) => type !== 'locked' }),
    ).toEqual(all)
  })
})

/** The events of the paths that together have each event in each state. */
function joined(options: JoinOptions): string[][] {
  const given = explorePaths(model).map((path) => ({
    path,
    atStart: new Set<string>(),
    bySteps: path.steps.map(({ event }, index) => {
      const { value } = path.steps[index - 1]?.after ?? path.start
      return new Set([`${JSON.stringify(value)} ${event.type}`])
    }),
  }))
  return joinPaths(model, given, options).map(({ steps }) => steps.map(({ event }) => event.type))
}
