// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import buttonStyles from './button.module.css'
import { ConfirmDialog } from './confirmDialog.tsx'
import { leaveSteps } from './modalHistory.ts'

let bindings: Bindings
let asked: string[] = []
beforeEach(() => {
  bindings = openBindings()
  asked = []
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

type Given = Partial<Parameters<typeof ConfirmDialog>[0]>

async function shown(given: Given = {}): Promise<HTMLElement> {
  await bindings.show(
    <ConfirmDialog
      open
      title="Cancel the order?"
      confirm="Cancel order"
      onConfirm={() => asked.push('confirm')}
      onCancel={() => asked.push('cancel')}
      {...given}
    />,
  )
  const dialog = () => document.querySelector<HTMLElement>('[role=alertdialog]')
  await soon(() => expect(dialog()).not.toBeNull())
  return dialog()!
}

const pressEscape = () =>
  act(async () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )

test.each([
  {
    of: 'a question alone',
    given: {},
    expected: [
      'h2 | Cancel the order?',
      'button type=button | Cancel',
      'button type=button | Cancel order',
    ],
  },
  {
    of: 'what it would mean, and another way out',
    given: { children: 'The shop gives the money back.', cancel: 'Keep it' },
    expected: [
      'h2 | Cancel the order?',
      'The shop gives the money back.',
      'button type=button | Keep it',
      'button type=button | Cancel order',
    ],
  },
  {
    of: 'an answer that is on its way',
    given: { busy: true },
    expected: [
      'h2 | Cancel the order?',
      'button type=button disabled | Cancel',
      'button type=button aria-busy=true aria-disabled=true | Cancel order',
    ],
  },
])('a dialog asks, with $of', async ({ given, expected }) => {
  expect(outlineOf(await shown(given))).toEqual(expected)
})

test.each([
  { of: 'can be undone', danger: false, look: buttonStyles['primary'] },
  { of: 'cannot be undone', danger: true, look: buttonStyles['danger'] },
])('the button for an action that $of has the matching look', async (given) => {
  const dialog = await shown({ danger: given.danger })
  const confirm = [...dialog.querySelectorAll('button')].at(-1)
  expect(confirm?.classList.contains(String(given.look))).toBe(true)
})

test('each button performs its action', async () => {
  const dialog = await shown()
  for (const button of dialog.querySelectorAll('button')) await act(async () => button.click())
  expect(asked).toEqual(['cancel', 'confirm'])
})

test.each([
  { of: 'that waits for an answer', busy: false, expected: ['cancel', 'cancel'] },
  { of: 'whose answer is on its way', busy: true, expected: [] },
])('a dialog $of closes by key or navigation: $expected', async (given) => {
  await shown({ busy: given.busy })
  await pressEscape()
  leaveSteps()
  expect(asked).toEqual(given.expected)
})
