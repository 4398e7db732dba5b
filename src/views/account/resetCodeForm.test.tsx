// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { passwordResetMachine } from '../../machines/passwordResetMachine.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { ResetCodeForm } from './resetCodeForm.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const resendAt = '2026-01-05T10:00:30.000Z'

test.each([
  {
    of: 'just mailed can not yet be mailed again',
    resend: 'waiting',
    expected: `No mail? Another code in time role=timer datetime=${resendAt} | 00:00`,
  },
  {
    of: 'mailed a while ago can be mailed again',
    resend: 'possible',
    expected: 'button type=button | Send another code',
  },
  {
    of: 'asked for again is not mailed twice',
    resend: 'sending',
    expected: 'button type=button aria-busy=true aria-disabled=true | Send another code',
  },
])('a code that was $of', async ({ resend, expected }) => {
  const snapshot = passwordResetMachine.resolveState({
    value: { codeSent: { form: 'enteringCode', resend } },
    context: {
      account: 'noor',
      expiresAt: '2026-01-05T10:15:00.000Z',
      resendAt,
      waitMs: 30_000,
      failure: null,
    },
  })
  const place = await bindings.show(
    <ResetCodeForm actor={createActor(passwordResetMachine, { snapshot })} snapshot={snapshot} />,
  )
  expect(outlineOf(place).at(-2)).toBe(expected)
})
