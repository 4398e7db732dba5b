import { expect } from '@playwright/test'
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine.ts'
import type { CodeOutcome, ResetOutcome } from '../../../src/machines/passwordResetMachine.ts'
import { requestResetCode, resetPassword } from '../../../contract/passwords.ts'
import { networkFailure, refusalFor } from '../../factories/failures.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { buttonIsBusy, buttonIsReady, says, taps } from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const account = 'mira'
export const expiresAt = '2026-03-05T10:15:00.000Z'
export const sent = {
  type: 'sent' as const,
  expiresAt,
  resendAt: '2026-03-05T10:00:30.000Z',
  waitMs: 30_000,
} satisfies CodeOutcome
export const tooEarly = {
  type: 'tooEarly' as const,
  failure: refusalFor('tooManyAttempts', { until: '2026-03-05T10:02:00.000Z' }),
  resendAt: '2026-03-05T10:02:00.000Z',
  waitMs: 60_000,
} satisfies CodeOutcome
export const failed: CodeOutcome = { type: 'failed', failure: networkFailure }
export const changed: ResetOutcome = { type: 'changed' }
export const wrongCode: ResetOutcome = {
  type: 'refused',
  failure: refusalFor('resetCodeWrong'),
}
export const submitted = {
  type: 'code.submitted',
  code: '12345678',
  password: 'battery-staple',
} as const

const another = 'Send another code'

export const proof = proveChart<typeof passwordResetMachine>({
  machine: passwordResetMachine,
  question:
    'How does someone without the old password come to a new one, and how often can it be tried?',
  actedBy: {
    'account.submitted': 'shopper',
    'account.changed': 'shopper',
    'code.requested': 'shopper',
    'code.submitted': 'shopper',
    'values.edited': 'shopper',
    'reset.reopened': 'shopper',
  },
  events: {
    'account.submitted': [{ type: 'account.submitted', account }],
    'account.changed': [{ type: 'account.changed' }],
    'code.requested': [{ type: 'code.requested' }],
    'code.submitted': [submitted],
    'values.edited': [{ type: 'values.edited' }],
    'reset.reopened': [{ type: 'reset.reopened' }],
  },
  actors: {
    requestCode: { resolves: [sent, tooEarly, failed], rejects: ['surprise'] },
    resetPassword: { resolves: [changed, wrongCode], rejects: ['surprise'] },
  },
  distinguish: ({ context }) => context.failure === null,
  api: { walkedBy: 'tests/model/api/passwordResetPaths.test.ts' },
  screens: {
    onFreshPage: ['account.submitted'],
    open: async ({ page }) => {
      await page.context().clearCookies()
      await page.goto('/forgotPassword')
    },
    gestures: {
      'account.submitted': async ({ page }, event) => {
        await page.getByRole('textbox', { name: 'Account' }).fill(event.account)
        await page.getByRole('button', { name: 'Send code' }).click()
      },
      'account.changed': taps('Another account'),
      'code.requested': taps(another),
      'code.submitted': async ({ page }, { code, password }) => {
        await page.getByLabel('Code from the mail').fill(code)
        await page.getByLabel('New password', { exact: true }).fill(password)
        await page.getByLabel('New password again').fill(password)
        await page.getByRole('button', { name: 'Set new password' }).click()
      },
      'values.edited': async ({ page }, _event, before) => {
        const field = before.matches('askingAccount') ? 'Account' : 'Code from the mail'
        await page.getByRole('textbox', { name: field }).pressSequentially('1')
      },
      'reset.reopened': (stage) => stage.leaveAndReturn('/explore'),
    },
    answers: {
      requestCode: oneCall(requestResetCode, (output, before) => {
        if (output.type === 'sent') return answer({ expiresAt: output.expiresAt })
        if (output.type === 'failed') return replyOf(output.failure)
        const passedMs = before.matches('codeSent') ? 30_000 : 0
        const until = new Date(Date.now() + passedMs + output.waitMs).toISOString()
        return replyOf(refusalFor('tooManyAttempts', { until }))
      }),
      resetPassword: oneCall(resetPassword, (output) =>
        output.type === 'changed' ? answer({ sessionsEnded: true }) : replyOf(output.failure),
      ),
    },
    sends: {
      requestCode: (given) => [ask(requestResetCode, given)],
      resetPassword: (given) => [ask(resetPassword, given)],
    },
    shows: {
      askingAccount: async (stage, { context }) => {
        await buttonIsReady('Send code')(stage)
        await expect(stage.page.locator('form').getByText(refusal)).toBeVisible({
          visible: context.failure !== null,
        })
      },
      sendingCode: buttonIsBusy('Send code'),
      'codeSent.form.enteringCode': buttonIsReady('Set new password'),
      'codeSent.form.resetting': buttonIsBusy('Set new password'),
      'codeSent.resend.waiting': says('Another code in'),
      'codeSent.resend.possible': buttonIsReady(another),
      'codeSent.resend.sending': buttonIsBusy(another),
      done: says('Your password is changed'),
    },
    // Half a minute is longer than a call may take.
    skips: ({ type }, before) =>
      type.startsWith('xstate.after.') && before.matches({ codeSent: { form: 'resetting' } }),
  },
})

const refusal = /^(Refused|Backend interface connection abnormal)$/
