// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, fromCallback, type AnyActorRef } from 'xstate'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { actorStore, type ActorKey } from './actorStore.ts'
import { useStoredActor } from './useStoredActor.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const running = new Set<AnyActorRef>()
const runs = fromCallback(({ self }) => {
  running.add(self)
  return () => running.delete(self)
})
const create = (): AnyActorRef => createActor(runs)
const idleLimit = 120
const readAgain = { lasts: false }

test('an actor starts when its view is shown, and runs on after it, however many others are idle', async () => {
  const { holding, showOnly } = await opened()
  await showOnly(['form'])
  const first = holding()
  const shown = running.has(first)
  await showOnly(null)
  leaveIdle(idleLimit + 1)
  await showOnly(['form'])
  expect([shown, holding() === first, running.has(first)]).toEqual([true, true, true])
})

test('another shopper gets another actor, and the previous one stops', async () => {
  const { holding, showOnly } = await opened()
  await showOnly(['form'])
  const first = holding()
  await act(async () => actorStore.clear())
  expect([running.has(first), holding() === first, running.has(holding())]).toEqual([
    false,
    false,
    true,
  ])
})

test('an actor evicted just before its view is shown is created again', async () => {
  const { holding, showOnly } = await opened()
  const oldest = leaveIdle(idleLimit)[0]!
  await showOnly(['latest'], readAgain)
  await showOnly(['read', 0], readAgain)
  expect([running.has(oldest), holding() === oldest, running.has(holding())]).toEqual([
    false,
    false,
    true,
  ])
  expect(actorStore.below(['read', 0])).toEqual([holding()])
})

/** Renders a screen that shows one view at a time, or none. */
async function opened() {
  const now = { held: null as AnyActorRef | null, show: (_: Shown | null) => {} }
  function View({ at, keeping }: Shown) {
    const actor = useStoredActor(at, create, keeping)
    useEffect(() => {
      now.held = actor
    })
    return null
  }
  function Screen() {
    const [shown, setShown] = useState<Shown | null>(null)
    useEffect(() => {
      now.show = setShown
    }, [])
    return shown ? <View key={shown.at.join()} {...shown} /> : null
  }
  await bindings.show(<Screen />)
  return {
    holding: () => now.held!,
    showOnly: (at: ActorKey | null, keeping?: { lasts: boolean }) =>
      act(async () => now.show(at && { at, keeping })),
  }
}

interface Shown {
  at: ActorKey
  keeping: { lasts: boolean } | undefined
}

/** Creates this number of idle actors. */
function leaveIdle(count: number): AnyActorRef[] {
  return Array.from({ length: count }, (_, at) => {
    const actor = actorStore.get(['read', at], create, readAgain)
    actorStore.hold(['read', at], actor)?.()
    return actor
  })
}
