// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { reviewMachine } from '../../machines/reviewMachine.ts'
import { anOrder } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { ReviewForm } from './reviewForm.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [tote] = anOrder().lines

test.each([
  { titles: ['Tote'], reviewed: [false], asked: ['Tote'], choices: [] },
  { titles: ['Tote', 'Kettle'], reviewed: [false, true], asked: ['Tote'], choices: [] },
  {
    titles: ['Tote', 'Kettle'],
    reviewed: [false, false],
    asked: ['Tote', 'Kettle'],
    choices: ['Review Tote now', 'Review Kettle now'],
  },
])('with $titles, reviewed $reviewed, the lines $choices can be left for later', async (given) => {
  const { titles, reviewed, asked, choices } = given
  const lines = titles.flatMap((title, index) =>
    tote ? [{ ...tote, lineId: index + 1, title, reviewed: reviewed[index] === true }] : [],
  )
  const actor = createActor(reviewMachine, { input: { orderId: 31 } })
  const place = await bindings.show(
    <ReviewForm actor={actor} snapshot={actor.getSnapshot()} order={anOrder({ lines })} />,
  )
  expect([
    [...place.querySelectorAll('h2')].map(({ textContent }) => textContent),
    [...place.querySelectorAll('input[type=checkbox]')].map(
      (box) => box.closest('label')?.textContent,
    ),
  ]).toEqual([[...asked, 'Rate the shop'], choices])
})
