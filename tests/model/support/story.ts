import { createActor, fromCallback, SimulatedClock } from 'xstate'
import type { Actor, AnyEventObject, AnyStateMachine } from 'xstate'
import type { MoneyMove, OwnerText, Who } from './ownerQuestion.ts'
import { activeNodes, isLeaf, keyOf } from './replay.ts'

/** A real event on its way through several charts, with what may go wrong on the way. */
export interface Story {
  /** Its name in a link. */
  id: string
  title: OwnerText
  whatIf: readonly { id: string; label: OwnerText }[]
  /** The shopper's money at the start, in cents. */
  balances: Balances
  /** Who owns the transfers. Other charts that show the same transfer don't make it again. */
  booksOf: readonly string[]
  script: (stage: StoryStage, isOn: (whatIf: string) => boolean) => void
}

export type Balances = Readonly<Record<string, number>>

export interface Beat {
  who: Who | 'notice' | 'mail'
  says: OwnerText
  /** Null for a notice and a mail. */
  chart: string | null
  isRefused: boolean
  before: string
  after: string
  /** Keys of the arrows that were taken. */
  arrows: readonly string[]
  moves: readonly { move: MoneyMove; cents: number }[]
  balances: Balances
}

export interface StoryStage {
  begin: (machine: AnyStateMachine, input?: unknown) => void
  /** Sends an event to the chart; false where it refuses. `cents` is the sum of each transfer. */
  act: (
    who: Who,
    chart: string,
    event: AnyEventObject,
    says: OwnerText,
    cents?: number | Partial<Record<MoneyMove, number>>,
  ) => boolean
  /** A notice or a mail to the shopper. */
  send: (kind: 'notice' | 'mail', says: OwnerText) => void
  stateOf: (chart: string) => string
}

type MovesOf = (chart: string, arrow: string) => readonly MoneyMove[]

/** Plays a story on the charts themselves; `movesOf` says what the ledger does with an arrow. */
export function playStory(story: Story, switches: readonly string[], movesOf: MovesOf): Beat[] {
  const beats: Beat[] = []
  const running = new Map<string, Running>()
  let balances = story.balances
  const runningOf = (chart: string) => {
    const found = running.get(chart)
    if (found === undefined) throw new Error(`the story did not begin ${chart}`)
    return found
  }
  story.script(
    {
      begin: (machine, input) => {
        running.get(machine.id)?.actor.stop()
        running.set(machine.id, start(machine, input))
      },
      act: (who, chart, event, says, cents = 0) => {
        const { actor, taken } = runningOf(chart)
        taken.length = 0
        const before = leavesOf(actor)
        const snapshot = actor.getSnapshot()
        const isRefused = snapshot.machine.getTransitionData(snapshot, event).length === 0
        actor.send(event)
        const moves = story.booksOf.includes(chart)
          ? taken
              .flatMap((arrow) => movesOf(chart, arrow))
              .map((move) => ({
                move,
                cents: typeof cents === 'number' ? cents : (cents[move] ?? 0),
              }))
              .filter((transfer) => transfer.cents > 0)
          : []
        balances = moves.reduce(transfer, balances)
        const arrows = [...taken]
        beats.push({
          who,
          says,
          chart,
          isRefused,
          before,
          after: leavesOf(actor),
          arrows,
          moves,
          balances,
        })
        return !isRefused
      },
      send: (kind, says) => {
        const nothing = {
          chart: null,
          isRefused: false,
          before: '',
          after: '',
          arrows: [],
          moves: [],
        }
        beats.push({ who: kind, says, ...nothing, balances })
      },
      stateOf: (chart) => leavesOf(runningOf(chart).actor),
    },
    (whatIf) => switches.includes(whatIf),
  )
  for (const { actor } of running.values()) actor.stop()
  return beats
}

interface Running {
  actor: Actor<AnyStateMachine>
  taken: string[]
}

/** Services never answer by themselves: the story sends their answers. */
function start(machine: AnyStateMachine, input: unknown): Running {
  const taken: string[] = []
  const silent = Object.keys(machine.implementations.actors).map((source) => [
    source,
    fromCallback(() => {}),
  ])
  const actor = createActor(machine.provide({ actors: Object.fromEntries(silent) }), {
    input,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      if (inspected.actorRef.sessionId !== inspected.rootId) return
      taken.push(...inspected._transitions.map(keyOf))
    },
  })
  actor.start()
  return { actor, taken }
}

function leavesOf(actor: Actor<AnyStateMachine>): string {
  return activeNodes(actor.getSnapshot())
    .filter(isLeaf)
    .map((node) => node.path.join('.'))
    .join(', ')
}

function transfer(
  balances: Balances,
  { move, cents }: { move: MoneyMove; cents: number },
): Balances {
  const [from = '', to = ''] = move.split(' → ')
  return {
    ...balances,
    [from]: (balances[from] ?? 0) - cents,
    [to]: (balances[to] ?? 0) + cents,
  }
}
