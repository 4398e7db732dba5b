import { expect } from '@playwright/test'
import { withdrawalMachine } from '../../../src/machines/withdrawalMachine.ts'
import type {
  AuditOutcome,
  CodeSetOutcome,
  TermsOutcome,
  WithdrawalQuoteOutcome,
  WithdrawalValues,
  WithdrawOutcome,
} from '../../../src/machines/withdrawalTypes.ts'
import { getUserInfo } from '../../../contract/account.ts'
import {
  quoteWithdrawal,
  showWithdrawal,
  showWithdrawalTerms,
  withdraw,
} from '../../../contract/wallet.ts'
import { networkFailure, refusalFor, refusedWith } from '../../factories/failures.ts'
import {
  aWithdrawal,
  aWithdrawalQuote,
  bankTarget,
  chainTarget,
  someTerms,
} from '../../factories/walletAnswers.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import {
  asksAgain,
  buttonIsBusy,
  buttonIsReady,
  comesBack,
  goesOnlineAgain,
  isLoading,
  offersRetry,
  says,
  screenOf,
  taps,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import {
  beginsWithdrawal,
  entersCode,
  fillsWithdrawal,
  hearsOfWithdrawal,
  proofIs,
} from '../support/walletOnScreen.ts'
import { failureWord } from '../support/failureWord.ts'
import { codeProof } from '../../factories/codeProof.ts'
import { ask } from '../support/wire.ts'

export const minutes15 = 15 * 60_000
export const values: WithdrawalValues = { target: bankTarget, amountCents: 5_000 }
export const loaded = { type: 'loaded', terms: someTerms() } as const
export const quoted = { type: 'quoted', quote: aWithdrawalQuote(), quotedForMs: minutes15 } as const
export const proven = { type: 'code.proven', proof: codeProof } as const
export const accepted = { type: 'accepted', withdrawal: aWithdrawal() } as const
export const failed = { type: 'failed', failure: networkFailure } as const

const withdrawNow = /^Withdraw \$/

export const refusals = {
  quoteExpired: refusedWith(refusalFor('quoteExpired')),
  proofInvalid: refusedWith(refusalFor('proofInvalid')),
  balanceTooLow: refusedWith(refusalFor('balanceTooLow', { shortCents: 500 })),
}
const amountTooLow = {
  type: 'failed',
  failure: refusalFor('amountTooLow', { minCents: 1_000 }),
} as const

export const proof = proveChart<typeof withdrawalMachine>({
  machine: withdrawalMachine,
  question: 'Which steps must money take before it leaves the balance, and can it leave twice?',
  actedBy: {
    'withdrawal.shown': 'shopper',
    'retry.requested': 'shopper',
    'connection.restored': 'browser',
    'method.chosen': 'shopper',
    'values.edited': 'shopper',
    'quote.requested': 'shopper',
    'form.reopened': 'shopper',
    'withdrawal.confirmed': 'shopper',
    'code.proven': 'shopper',
    'code.missing': 'app',
    'code.dismissed': 'shopper',
    'settings.opened': 'shopper',
    'question.closed': 'shopper',
    'withdrawal.renewed': 'shopper',
  },
  events: {
    'withdrawal.shown': [{ type: 'withdrawal.shown' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'method.chosen': [
      { type: 'method.chosen', method: 'bank' },
      { type: 'method.chosen', method: 'chain' },
    ],
    'values.edited': [{ type: 'values.edited' }],
    'quote.requested': [{ type: 'quote.requested', values }],
    'form.reopened': [{ type: 'form.reopened' }],
    'withdrawal.confirmed': [{ type: 'withdrawal.confirmed' }],
    'code.proven': [proven],
    'code.missing': [{ type: 'code.missing' }],
    'code.dismissed': [{ type: 'code.dismissed' }],
    'settings.opened': [{ type: 'settings.opened' }],
    'question.closed': [{ type: 'question.closed' }],
    'withdrawal.renewed': [{ type: 'withdrawal.renewed' }],
  },
  actors: {
    loadTerms: { resolves: [loaded, failed] satisfies TermsOutcome[], rejects: ['surprise'] },
    quoteWithdrawal: {
      resolves: [quoted, amountTooLow] satisfies WithdrawalQuoteOutcome[],
      rejects: ['surprise'],
    },
    readCodeSet: {
      resolves: [
        { type: 'set', lock: null },
        { type: 'notSet' },
        { type: 'unknown' },
      ] satisfies CodeSetOutcome[],
      rejects: ['surprise'],
    },
    askForCode: 'listens',
    withdraw: {
      resolves: [accepted, ...Object.values(refusals), failed] satisfies WithdrawOutcome[],
      rejects: ['surprise'],
    },
    followAudit: { resolves: [answered(1), answered(2), answered(-1)], rejects: ['surprise'] },
  },
  distinguish: ({ context: { failure, withdrawal } }) => [failureWord(failure), withdrawal?.status],
  api: { walkedBy: 'tests/model/api/withdrawalPaths.test.ts' },
  screens: {
    onFreshPage: ['quote.requested', 'withdrawal.confirmed'],
    open: async (stage) => {
      await beginsWithdrawal(stage)
      await stage.page.goto('/withDraw')
    },
    gestures: {
      'withdrawal.shown': comesBack,
      'retry.requested': asksAgain,
      'connection.restored': goesOnlineAgain,
      'method.chosen': async ({ page }, { method }) => {
        await page.getByLabel(method === 'bank' ? /^To a bank card$/ : /^On chain$/).check()
      },
      'values.edited': async ({ page }) => {
        await page.getByLabel('Amount that arrives').fill('51')
      },
      'quote.requested': fillsWithdrawal,
      'form.reopened': taps('Change'),
      'withdrawal.confirmed': async (stage) => {
        await stage.reply({ call: getUserInfo, hold: true })
        await taps(withdrawNow)(stage)
      },
      'code.proven': async (stage) => {
        await stage.reply(proofIs(true))
        await entersCode(stage)
      },
      'code.missing': async (stage) => {
        await stage.reply(proofIs(false))
        await entersCode(stage)
      },
      'code.dismissed': closesSheet,
      'settings.opened': async (stage) => {
        await taps('Go to settings')(stage)
        await expect(stage.page).toHaveURL(/changePayPwd/)
      },
      'question.closed': taps('Cancel'),
      'withdrawal.renewed': taps('Another withdrawal'),
    },
    answers: {
      loadTerms: oneCall(showWithdrawalTerms, (output) =>
        output.type === 'loaded' ? answer(output.terms) : replyOf(output.failure),
      ),
      quoteWithdrawal: oneCall(quoteWithdrawal, (output, { context }) => {
        if (output.type === 'failed') return replyOf(output.failure)
        const passedMs = context.quote === null ? 0 : minutes15
        const expiresAt = new Date(Date.now() + passedMs + output.quotedForMs).toISOString()
        return answer({ ...output.quote, target: context.values?.target, expiresAt })
      }),
      readCodeSet: {
        calls: [getUserInfo],
        replies: (output) => [
          {
            call: getUserInfo,
            reply:
              output.type === 'unknown'
                ? replyOf(networkFailure)
                : answer(aUserInfo({ payCodeSet: output.type === 'set' })),
            standing: true,
          },
        ],
      },
      askForCode: { none: 'the sheet has its own chart' },
      withdraw: oneCall(withdraw, (output) =>
        output.type === 'accepted' ? answer(output.withdrawal) : replyOf(output.failure),
      ),
      followAudit: {
        calls: [],
        replies: (output) => [
          { call: showWithdrawal, reply: answer(output.withdrawal), standing: true },
          { action: hearsOfWithdrawal },
        ],
      },
    },
    sends: {
      loadTerms: () => [ask(showWithdrawalTerms, {})],
      quoteWithdrawal: (_given, _during, { notes }) => [
        ask(quoteWithdrawal, {
          target: notes.get('method') === 'chain' ? chainTarget : bankTarget,
          amountCents: values.amountCents,
        }),
      ],
      readCodeSet: () => [ask(getUserInfo, {})],
      askForCode: { none: 'the sheet has its own chart; its gestures say what is asked' },
      withdraw: ({ quoteId, proof: given }) => [ask(withdraw, { quoteId, proof: given ?? '' })],
      followAudit: { none: 'the audit has its own chart' },
    },
    lookAlike: [
      {
        leaves: ['quoted.checkingCode', 'submitting'],
        why: 'the button waits, for the account or for the withdrawal',
      },
    ],
    shows: {
      'preparing.loadingTerms': isLoading,
      'preparing.termsUnloaded': offersRetry,
      'preparing.filling.choosingMethod': async ({ page }) => {
        await expect(page.getByLabel('To a bank card', { exact: true })).not.toBeChecked()
        await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
      },
      'preparing.filling.bank': async (stage) => {
        await expect(stage.page.getByLabel('To a bank card', { exact: true })).toBeChecked()
        await buttonIsReady('Continue')(stage)
      },
      'preparing.filling.onChain': async (stage) => {
        await expect(stage.page.getByLabel('On chain', { exact: true })).toBeChecked()
        await buttonIsReady('Continue')(stage)
      },
      quoting: buttonIsBusy('Continue'),
      'quoted.confirming': async (stage) => {
        if (stage.page.url().includes('/withDraw')) {
          await buttonIsReady('Withdraw $53.00')(stage)
          await expect(screenOf(stage).getByText('$50.00').first()).toBeVisible()
        } else await expect(stage.page).toHaveURL(/changePayPwd/)
      },
      'quoted.checkingCode': buttonIsBusy(withdrawNow),
      'quoted.provingCode': async ({ page }) => {
        await expect(page.getByRole('dialog').getByLabel('Payment code')).toBeVisible()
      },
      'quoted.codeNotSet': says('You have not set payment password?'),
      submitting: buttonIsBusy(withdrawNow),
      unanswered: says('Trying again is safe: nothing is withdrawn twice.'),
      'handedIn.auditing': says('$53.00 is held for your withdrawal'),
      'handedIn.unfollowed': { none: 'only a fault of the app leads there' },
      'handedIn.passed': says('$50.00 is on its way to you'),
      'handedIn.refused': says('Your withdrawal was declined'),
      'handedIn.cancelled': says('Your withdrawal was cancelled'),
    },
    skips: ({ type }, before) =>
      type === 'form.reopened' && !before.matches({ quoted: 'confirming' }),
    outOfReach: {
      'withdrawal.handedIn.unfollowed: withdrawal.shown → withdrawal.handedIn.auditing':
        'only a fault of the app leads there',
    },
  },
})

async function closesSheet({ page }: Stage): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
}

export function answered(status: 1 | 2 | -1): AuditOutcome {
  return { type: 'answered', withdrawal: aWithdrawal({ status }) }
}
