import { expect, test } from 'vitest'
import { evaluateChart } from '../../tools/flow-book/changes/factsOf.ts'
import { readChart } from '../../tools/flow-book/readChart.ts'
import { filesOf } from './filesOf.ts'

const files = filesOf({ name: 'parcelTracking', feature: 'orders' })

test('a new chart has its machine, binding, proof and journeys in their folders', () => {
  expect([...files.keys()]).toEqual([
    'src/machines/parcelTrackingMachine.ts',
    'src/views/orders/useParcelTracking.ts',
    'tests/model/charts/parcelTracking.ts',
    'tests/model/parcelTracking.test.ts',
  ])
})

test('a new chart runs, and each part of it has a description', () => {
  const source = files.get('src/machines/parcelTrackingMachine.ts') ?? ''
  const { id, states, transitions } = readChart(evaluateChart(source))
  expect([id, states.map(({ path, description }) => [path, description !== ''])]).toEqual([
    'parcelTracking',
    [
      ['resting', true],
      ['performing', true],
      ['refused', true],
    ],
  ])
  expect(transitions.map(({ event, description }) => [event, description !== ''])).toEqual([
    ['parcelTracking.asked', true],
    ['xstate.done.actor.perform', true],
    ['xstate.done.actor.perform', true],
    ['xstate.error.actor.perform', false],
    ['parcelTracking.asked', true],
  ])
})
