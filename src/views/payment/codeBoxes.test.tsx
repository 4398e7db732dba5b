// @vitest-environment happy-dom
import { act, createRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyPay } from '../../../contract/account.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { codeAsked } from '../../../tests/support/codeAsked.ts'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { CodeBoxes } from './codeBoxes.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

function shown({ isWrong = false }: { isWrong?: boolean } = {}) {
  const field = createRef<HTMLInputElement>()
  return codeAsked(bindings, {}, ({ actor, snapshot }) => (
    <CodeBoxes
      field={field}
      actor={actor}
      payCode={snapshot.context.payCode}
      label="Payment code"
      hintId="hint"
      isWrong={isWrong}
    />
  ))
}

const drawn = (place: Element) =>
  [...place.querySelectorAll('span')].map(
    ({ dataset }) =>
      [dataset['filled'] && '●', dataset['next'] && '_'].filter(Boolean).join('') || '○',
  )

test.each([
  { typed: '', boxes: '_○○○○○', isMany: false },
  { typed: '31', boxes: '●●_○○○', isMany: false },
  { typed: '314159', boxes: '●●●●●●', isMany: false },
  { typed: '3141592', boxes: '●●●●●●●', isMany: true },
])('each digit of “$typed” has its box', async ({ typed, boxes, isMany }) => {
  const { place } = await shown()
  await fillIn(place, 'input', typed)
  expect([drawn(place).join(''), place.querySelector('[data-many=true]') !== null]).toEqual([
    boxes,
    isMany,
  ])
})

test.each([true, false])('a wrong code is marked: %s', async (isWrong) => {
  const { place } = await shown({ isWrong })
  expect([
    place.querySelector('[data-wrong=true]') !== null,
    place.querySelector('input')?.getAttribute('aria-invalid'),
  ]).toEqual([isWrong, String(isWrong)])
})

test.each([
  { before: '31', after: '314', entered: '314' },
  { before: '3141', after: '31', entered: '31' },
  { before: '31', after: '2718', entered: '2718' },
  { before: '31', after: '３１４ 1\u200b๕', entered: '31415' },
  { before: '31', after: '', entered: '' },
])(
  'changing “$before” to “$after” in the field enters that code',
  async ({ before, after, entered }) => {
    const { place, code } = await shown()
    await fillIn(place, 'input', before)
    await fillIn(place, 'input', after)
    expect(code().snapshot.context.payCode).toBe(entered)
  },
)

test('Enter submits the code, other keys do not', async () => {
  bindings.answers(verifyPay, () => new Promise(() => {}))
  const { place, come } = await shown()
  await fillIn(place, 'input', '314159')
  const press = (key: string) =>
    act(async () => {
      const down = new KeyboardEvent('keydown', { key, bubbles: true })
      place.querySelector('input')?.dispatchEvent(down)
    })
  await press('Tab')
  const before = bindings.askedFor(verifyPay).length
  await press('Enter')
  await come('verifying')
  await soon(() => expect([before, bindings.askedFor(verifyPay).length]).toEqual([0, 1]))
})
