import { describe, expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { createActorStore } from './actorStore.ts'
import type { ActorKey, Keeping } from './actorStore.ts'
import { rereadable } from './rereadable.ts'

const machine = setup({
  types: { context: {} as { heard: string[] } },
  actions: { note: ({ context, event }) => context.heard.push(event.type) },
}).createMachine({ context: () => ({ heard: [] }), on: { '*': { actions: 'note' } } })
const create = () => createActor(machine)
const lasting: Keeping<ReturnType<typeof create>> = { lasts: true }

describe('the actor store', () => {
  test('returns the same actor for a key, and starts none that nobody uses', () => {
    const store = createActorStore()
    const actor = store.get(['payCode', 'payment'], create, lasting)

    expect(store.get(['payCode', 'payment'], create, lasting)).toBe(actor)
    expect(store.get(['payCode', 'withdrawal'], create, lasting)).not.toBe(actor)
    expect(isRunning(actor)).toBe(false)
    store.hold(['payCode', 'payment'], actor)
    expect(isRunning(actor)).toBe(true)
    expect(isRunning(store.run(['cart'], create, lasting))).toBe(true)
  })

  test('refreshes actors at or below a key, but not those whose number has the same prefix', () => {
    const { store, heard, add } = aStore()
    for (const key of [['order', 1], ['order', 12], ['orders', 'list', '0'], ['bill']] as const) {
      add(key, rereadable(key))
    }
    add(['order', 'action', 1], lasting)

    store.refresh(['order', 1])
    expect(heard()).toEqual({ '["order",1]': ['refresh.requested'] })
    store.refresh(['order'], ['orders', 'list'])
    expect(heard()).toEqual({
      '["order",1]': ['refresh.requested', 'refresh.requested'],
      '["order",12]': ['refresh.requested'],
      '["orders","list","0"]': ['refresh.requested'],
    })
    store.refresh([])
    expect(heard()['["bill"]']).toEqual(['refresh.requested'])
    expect(heard()['["order","action",1]']).toBeUndefined()
  })

  test('sends an actor under another key its own event', () => {
    const { store, heard, add } = aStore()
    add(['recharges', 'inHand'], {
      lasts: true,
      rereads: () => ({ at: ['recharges', 'one', 7], event: { type: 'audit.announced' } }),
    })

    store.refresh(['recharges', 'one', 8])
    expect(heard()).toEqual({})
    store.refresh(['recharges', 'one', 7])
    expect(heard()).toEqual({ '["recharges","inHand"]': ['audit.announced'] })
  })

  test('evicts the least recently used idle actor, and never one that lasts', () => {
    const store = createActorStore()
    const first = store.run(['product', 1], create, { lasts: false })
    const held = store.run(['product', 2], create, { lasts: false })
    store.hold(['product', 2], held)
    const lasts = store.run(['checkout'], create, lasting)
    for (let id = 3; id < 130; id += 1) {
      const actor = store.get(['product', id], create, { lasts: false })
      store.hold(['product', id], actor)?.()
    }

    expect([first, held, lasts].map(isRunning)).toEqual([false, true, true])
    expect(store.hold(['product', 1], first)).toBeNull()
  })

  test('orders idle actors by their last use', () => {
    const store = createActorStore()
    const use = (id: number) => {
      const actor = store.get(['product', id], create, { lasts: false })
      store.hold(['product', id], actor)?.()
      return actor
    }
    const [first, second] = [use(1), use(2)]
    for (let id = 3; id <= 120; id += 1) use(id)
    use(1)
    use(121)

    expect([first, second].map(isRunning)).toEqual([true, false])
    expect(store.below(['product']).at(-1)).toBe(use(121))
  })

  test('drops everything for the next shopper, and stops an actor in use once it is released', () => {
    const store = createActorStore()
    const idle = store.run(['orders', 'one', 1], create, lasting)
    const shown = store.get(['orders', 'one', 2], create, lasting)
    const letGo = store.hold(['orders', 'one', 2], shown)
    const epoch = store.getEpoch()
    let observed = 0
    const unsubscribe = store.subscribe(() => (observed += 1))
    store.clear()

    expect({ observed, epoch: store.getEpoch() }).toEqual({ observed: 1, epoch: epoch + 1 })
    expect([idle, shown].map(isRunning)).toEqual([false, true])
    expect(store.get(['orders', 'one', 2], create, lasting)).not.toBe(shown)
    letGo?.()
    expect(isRunning(shown)).toBe(false)
    unsubscribe()
    store.clear()
    expect(observed).toBe(1)
  })
})

function aStore() {
  const store = createActorStore()
  const actors = new Map<string, ReturnType<typeof create>>()
  return {
    store,
    add: (key: ActorKey, keeping: Keeping<ReturnType<typeof create>>) =>
      actors.set(JSON.stringify(key), store.run(key, create, keeping)),
    heard: () =>
      Object.fromEntries(
        [...actors].flatMap(([name, actor]) => {
          const { heard } = actor.getSnapshot().context
          return heard.length > 0 ? [[name, heard]] : []
        }),
      ) as Record<string, string[]>,
  }
}

/** A stopped or unstarted actor receives no events. */
function isRunning(actor: ReturnType<typeof create>): boolean {
  const { heard } = actor.getSnapshot().context
  const before = heard.length
  actor.send({ type: 'asked' })
  const isHeard = heard.length > before
  return isHeard
}
