import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate'

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type ActorName<Machine extends AnyStateMachine> = keyof NonNullable<Provided<Machine>['actors']> &
  string
type EffectName<Machine extends AnyStateMachine> = keyof NonNullable<Provided<Machine>['actions']> &
  string

/** A hand-written walk of a chart: services are settled by name, effects are recorded in order. */
export function journey<Machine extends AnyStateMachine>(
  machine: Machine,
  given: { input?: InputFrom<Machine>; effects?: readonly EffectName<Machine>[] } = {},
) {
  const running = new Map<string, { input: unknown; settled: PromiseWithResolvers<unknown> }>()
  const effects: string[] = []
  const clock = new SimulatedClock()
  const sources = Object.keys(machine.implementations.actors)
  const provided = machine.provide({
    actors: Object.fromEntries(
      sources.map((source) => [
        source,
        fromPromise(({ input }) => {
          const settled = Promise.withResolvers<unknown>()
          running.set(source, { input: input as unknown, settled })
          return settled.promise
        }),
      ]),
    ),
    actions: Object.fromEntries(
      (given.effects ?? []).map((effect) => [effect, () => void effects.push(effect)]),
    ),
  })
  const actor = createActor(provided, { input: given.input, clock }).start()

  function taskOf(source: string) {
    const found = running.get(source)
    if (found === undefined) throw new Error(`"${source}" is not running`)
    return found
  }

  return {
    effects,
    clock,
    snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    send: (event: EventFrom<Machine>) => actor.send(event),
    inputOf: (source: ActorName<Machine>) => taskOf(source).input,
    settle: async <Name extends ActorName<Machine>>(
      source: Name,
      output: OutputFrom<NonNullable<NonNullable<Provided<Machine>['actors']>[Name]>>,
    ) => {
      const { settled } = taskOf(source)
      running.delete(source)
      settled.resolve(output)
      await settled.promise
      await Promise.resolve()
    },
  }
}
