import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { createPerShopper } from './perShopper.ts'

const machine = createMachine({ id: 'thing' })
const create = () => createActor(machine)

test('a shopper finds the actor of a key running, again and again', () => {
  const actorFor = createPerShopper<ReturnType<typeof create>>()
  const actor = actorFor('mira', 'payment', create)

  expect(actor.getSnapshot().status).toBe('active')
  expect(actorFor('mira', 'payment', create)).toBe(actor)
  expect(actorFor('mira', 'other', create)).not.toBe(actor)
})

test('another shopper finds nothing of the one before, whose actors are stopped', () => {
  const actorFor = createPerShopper<ReturnType<typeof create>>()
  const actor = actorFor('mira', 'payment', create)

  expect(actorFor('jonas', 'payment', create)).not.toBe(actor)
  expect(actor.getSnapshot().status).toBe('stopped')
  expect(actorFor('mira', 'payment', create)).not.toBe(actor)
})
