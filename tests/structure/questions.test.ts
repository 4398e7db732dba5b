import { describe, expect, test } from 'vitest'
import { initialTransition } from 'xstate'
import { movesOf } from '../../tools/flow-book/movesMoney.ts'
import { arrowsInScope, arrowsOf, describeClaim } from '../../tools/flow-book/questions/claims.ts'
import { allQuestions as questions } from '../../tools/flow-book/questions/questionAreas.ts'
import { playedMoves } from '../../tools/flow-book/questions/playedMoves.ts'
import { playExample } from '../../tools/flow-book/questions/playExample.ts'
import { readChart } from '../../tools/flow-book/readChart.ts'
import type { ChartTransition } from '../../tools/flow-book/readChart.ts'
import { whoCauses } from '../../tools/flow-book/whoActs.ts'
import { loadProofs } from '../model/support/loadProofs.ts'
import type { AnyClaim, AnyQuestion } from '../model/support/ownerQuestion.ts'
import { periodsMs } from '../support/facts.ts'

/**
 * Compares each answer of the flow book with its chart. A change of a chart that makes an answer
 * wrong fails here, by the name of the question.
 */

const proofs = new Map((await loadProofs()).map((proof) => [proof.machine.id, proof]))
const played = await playedMoves(proofOf('order'))

describe.each(questions.map((question) => [question.ask.en, question] as const))(
  'the question “%s”',
  (_, question) => {
    const chart = readChart(question.machine)
    const { actedBy } = proofOf(chart.id)

    test('is answered by arrows that the chart has', () => {
      const found = question.arrows.map((claim) => arrowsOf(chart, claim).length)
      expect(named(question, found)).toEqual(
        named(
          question,
          question.arrows.map(() => 1),
        ),
      )
    })

    test('says of each arrow who causes it and which money it moves', () => {
      const said = question.arrows.map(({ who, money = [] }) => ({ who, money: [...money] }))
      const found = question.arrows.map((claim) => {
        const [arrow] = arrowsOf(chart, claim)
        if (arrow === undefined) return null
        return { who: whoCauses(arrow, actedBy), money: [...moneyOf(chart.id, arrow)] }
      })
      expect(named(question, found)).toEqual(named(question, said))
    })

    test('leaves out no arrow of those that it is about', () => {
      const claimed = question.arrows.flatMap((claim) => arrowsOf(chart, claim))
      const missing = arrowsInScope(chart, question).filter(({ name }) =>
        claimed.every((arrow) => arrow.name !== name),
      )
      expect(missing.map(({ key }) => key)).toEqual([])
    })

    test('gives examples that the chart plays as it says', () => {
      const examples = question.examples ?? []
      expect(examples.map((example) => playExample(question.machine, example))).toEqual(
        examples.map(({ because, ends }) => ({
          refusedOnTheWay: [],
          isAllowed: because === undefined,
          ends: [ends],
        })),
      )
    })

    test('names the periods that the timers of the chart take', () => {
      const timers = Object.entries(
        (question.timers ?? {}) as Record<string, keyof typeof periodsMs>,
      )
      expect(timers.map(([timer]) => [timer, delayOf(question, timer)])).toEqual(
        timers.map(([timer, period]) => [timer, periodsMs[period]]),
      )
    })
  },
)

test('each question has its own link', () => {
  const ids = questions.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})

function proofOf(chart: string) {
  const proof = proofs.get(chart)
  if (proof === undefined) throw new Error(`no proof of ${chart}`)
  return proof
}

/** The order's chart has money in its context; of the others the table of the book says it. */
function moneyOf(chart: string, arrow: ChartTransition): Iterable<string> {
  return chart === 'order' ? (played.get(arrow.key) ?? []) : movesOf(chart, arrow)
}

function named<Value>({ arrows }: AnyQuestion, values: readonly Value[]): Record<string, Value> {
  return Object.fromEntries(
    arrows.map((claim: AnyClaim, index) => [describeClaim(claim), values[index] as Value]),
  )
}

function delayOf({ machine, examples = [] }: AnyQuestion, timer: string): unknown {
  const delay = machine.implementations.delays[timer] as
    | number
    | ((at: { context: unknown; event: { type: string } }) => number)
  if (typeof delay === 'number') return delay
  const [{ context }] = initialTransition(machine, examples[0]?.input)
  return delay({ context: context as unknown, event: { type: 'start' } })
}
