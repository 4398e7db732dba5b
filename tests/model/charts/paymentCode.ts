import { isDeepStrictEqual } from 'node:util'
import { expect } from '@playwright/test'
import { paymentCodeMachine } from '../../../src/machines/paymentCodeMachine.ts'
import type {
  CodeStand,
  PasskeyProofOutcome,
  Payment,
  PayOutcome,
  SetCodeOutcome,
  VerifyOutcome,
} from '../../../src/machines/paymentCodeTypes.ts'
import { getUserInfo, resetPay, verifyPay } from '../../../contract/account.ts'
import type { UserInfo } from '../../../contract/account.ts'
import { payOrder, showOrder } from '../../../contract/orders.ts'
import { getBlockchain } from '../../../contract/wallet.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { askForProof } from '../../../contract/passkeys.ts'
import { networkFailure, refusalFor } from '../../factories/failures.ts'
import { anOrder } from '../../factories/orderAnswers.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import type { Exchange, Stage } from '../support/stage.ts'
import { look } from '../support/looks.ts'
import {
  endOf,
  passkeyReply,
  paymentReply,
  settingReply,
  verdictReply,
} from '../support/paymentReplies.ts'
import { asksAgain, comesBack, knowsShopper, money } from '../support/onScreen.ts'
import { answer } from '../support/stage.ts'
import { codeProof } from '../../factories/codeProof.ts'
import { networksTaken } from '../support/rechargeOnScreen.ts'
import { ask } from '../support/wire.ts'

export const payment = { operation: 'orderPay', subjectId: 31, amountCents: 2_490 } as const
export const requested = { type: 'payment.requested', payment, codeIsSet: true } as const
export const withoutCode = { ...requested, codeIsSet: false } as const
export const forWithdrawal = {
  ...requested,
  payment: { ...payment, operation: 'withdraw' },
} as const
export const preferred = { type: 'code.preferred', codeIsSet: true, passkey: 'offered' } as const
export const enough = { type: 'balance.changed', codeIsSet: true, shortCents: 0 } as const
/** After one code of the maximum length, the shortest valid length is enough for later ones. */
const shortestCode = 6
const onLocalhost =
  'browsers have no passkeys at an IP address: tests/browser/passkeys.spec.ts plays it by name'
const ofWithdrawal = 'a withdrawal’s sheet: it is played with the withdrawal’s chart'
export const minutes15 = 15 * 60_000
export const lockedFor15 = { until: '2026-01-05T10:15:00.000Z', forMs: minutes15 } as const
const lockedForGood = { until: null, forMs: null } as const
export const paidOrder = anOrder({ status: 1, payDeadline: null })
export const cancelledOrder = anOrder({ status: -1, payDeadline: null })
export const failed = { type: 'failed', failure: networkFailure } as const
export const passkeyExpired = {
  type: 'failed',
  failure: refusalFor('passkeyExpired'),
} as const
export const proven = { type: 'proven', proof: codeProof } as const

export const proof = proveChart<typeof paymentCodeMachine>({
  machine: paymentCodeMachine,
  question: 'Is money moved only with the right code, only once, and what if the code is wrong?',
  actedBy: {
    'payment.requested': 'shopper',
    'payment.closed': 'shopper',
    'payment.retried': 'shopper',
    'digit.entered': 'shopper',
    'digit.erased': 'shopper',
    'code.submitted': 'shopper',
    'code.rechosen': 'shopper',
    'code.forgotten': 'shopper',
    'passkey.requested': 'shopper',
    'code.preferred': 'shopper',
    'settings.opened': 'shopper',
    'balance.changed': 'operator',
  },
  events: {
    'payment.requested': [
      requested,
      withoutCode,
      forWithdrawal,
      { ...requested, lock: lockedFor15 },
      { ...requested, lock: lockedForGood },
      { ...requested, shortCents: 990 },
      { ...requested, passkey: 'offered' },
      { ...requested, passkey: 'required' },
      { ...forWithdrawal, passkey: 'offered' },
    ],
    'payment.closed': [{ type: 'payment.closed' }],
    'payment.retried': [{ type: 'payment.retried' }],
    'digit.entered': (snapshot) => [
      { type: 'digit.entered', digit: '1' },
      ...(snapshot.matches({ asking: { notSet: 'repeating' } })
        ? [{ type: 'digit.entered' as const, digit: '2' }]
        : [
            { type: 'digit.entered' as const, digit: '12' },
            { type: 'digit.entered' as const, digit: '１' },
          ]),
    ],
    'digit.erased': [{ type: 'digit.erased' }],
    'code.submitted': [{ type: 'code.submitted' }],
    'code.rechosen': [{ type: 'code.rechosen' }],
    'code.forgotten': [{ type: 'code.forgotten' }],
    'passkey.requested': [{ type: 'passkey.requested' }],
    'code.preferred': [
      preferred,
      { ...preferred, codeIsSet: false },
      { ...preferred, lock: lockedFor15 },
      { ...preferred, lock: lockedForGood },
    ],
    'settings.opened': [{ type: 'settings.opened' }],
    'balance.changed': [
      enough,
      { ...enough, shortCents: 490 },
      { ...enough, codeIsSet: false },
      { ...enough, lock: lockedFor15 },
      { ...enough, lock: lockedForGood },
    ],
  },
  actors: {
    setCode: {
      resolves: [{ type: 'set' }, { type: 'setBefore' }, failed] satisfies SetCodeOutcome[],
      rejects: ['surprise'],
    },
    verifyCode: {
      resolves: [
        proven,
        { type: 'wrong', attemptsLeft: 4 },
        { type: 'locked', ...lockedFor15 },
        { type: 'locked', ...lockedForGood },
        { type: 'notSet' },
        { type: 'passkeyRequired' },
        failed,
      ] satisfies VerifyOutcome[],
      rejects: ['surprise'],
    },
    provePasskey: {
      resolves: [
        proven,
        { type: 'cancelled' },
        { type: 'unsupported' },
        passkeyExpired,
        failed,
      ] satisfies PasskeyProofOutcome[],
      rejects: ['surprise'],
    },
    payOrder: {
      resolves: [
        { type: 'paid', order: paidOrder },
        { type: 'balanceTooLow', shortCents: 990 },
        { type: 'stateChanged', order: cancelledOrder },
        { type: 'proofInvalid' },
        failed,
      ] satisfies PayOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: (snapshot) => {
    const { payment: paying, payCode, chosenCode, attemptsLeft, shortCents } = snapshot.context
    const isFirstEntry =
      snapshot.matches({ asking: { entering: 'fresh' } }) &&
      paying?.operation === 'orderPay' &&
      snapshot.context.passkey === 'none'
    return {
      operation: paying?.operation,
      passkey: snapshot.context.passkey,
      provenBy: snapshot.context.provenBy,
      digits: isFirstEntry ? payCode.length : Math.min(payCode.length, shortestCode),
      repeats: chosenCode.startsWith(payCode),
      attemptsLeft,
      shortCents,
    }
  },
  api: { walkedBy: 'tests/model/api/paymentCodePaths.test.ts' },
  screens: {
    onFreshPage: ['payment.requested'],
    open: async (stage) => {
      await stage.reply(orderIs(orderToPay(31)))
      await stage.reply({ call: getUserInfo, reply: answer(aUserInfo()), standing: true })
      await stage.reply({ call: getBlockchain, reply: answer(networksTaken), standing: true })
      await stage.page.goto('/order?id=31')
    },
    gestures: {
      'payment.requested': async (stage, { codeIsSet, lock, shortCents, passkey }, before) => {
        const { page } = stage
        // The app must know the shopper first: a call in flight would report the state of before.
        await knowsShopper(stage)
        await stage.goTo('/language')
        const userInfo = shopperWith({ codeIsSet, lock, shortCents, passkey })
        const id = before.matches('asking') ? 32 : 31
        stage.notes.set('order', id)
        await stage.reply(orderIs(orderToPay(id)))
        await stage.reply({ call: getUserInfo, reply: answer(userInfo), standing: true })
        const known = page.waitForResponse(async (response) => {
          if (!response.url().includes(getUserInfo.path)) return false
          const observed = await response.json().catch(() => null)
          return isDeepStrictEqual(observed?.data, userInfo)
        })
        await stage.goTo(`/order?id=${id}`)
        await known
        await page.getByRole('button', { name: /^(Pay|Top up) \$/ }).click()
      },
      'payment.closed': async ({ page }) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      },
      'payment.retried': asksAgain,
      'digit.entered': (stage, { digit }) => tapsInSheet(stage, digit),
      'digit.erased': (stage) => tapsInSheet(stage, 'Erase'),
      'code.submitted': (stage) => tapsInSheet(stage, /^(Pay \$|Try again$)/),
      'code.rechosen': (stage) => tapsInSheet(stage, 'Choose other digits'),
      'code.forgotten': (stage) => tapsInSheet(stage, 'Forgot the code?'),
      'passkey.requested': (stage) => tapsInSheet(stage, 'Use passkey'),
      'code.preferred': { none: onLocalhost },
      'settings.opened': (stage) => tapsInSheet(stage, /^(Go to settings|Set a new code)$/),
      'balance.changed': async (stage, stand) => {
        await stage.reply({ call: getUserInfo, reply: answer(shopperWith(stand)), standing: true })
        await comesBack(stage)
      },
    },
    answers: {
      setCode: oneCall(resetPay, settingReply),
      verifyCode: oneCall(verifyPay, verdictReply),
      // Chromium itself refuses a passkey at the test server's IP address.
      provePasskey: oneCall(askForProof, passkeyReply),
      payOrder: {
        calls: [payOrder],
        replies: (output) => [
          ...('order' in output && output.order ? [orderIs(output.order)] : []),
          { call: payOrder, reply: paymentReply(output) },
        ],
      },
    },
    sends: {
      setCode: ({ payCode }) => [ask(resetPay, { payCode, oldPayCode: '' })],
      verifyCode: ({ payment: wanted, payCode }, _during, stage) => [
        ask(verifyPay, { ...given(wanted), subjectId: orderShown(stage), payCode }),
      ],
      provePasskey: ({ payment: wanted }, _during, stage) => [
        ask(askForProof, { ...given(wanted), subjectId: orderShown(stage) }),
      ],
      payOrder: ({ proof: proven }, _during, stage) => [
        ask(payOrder, { orderId: orderShown(stage), proof: proven ?? '' }),
      ],
    },
    shows: {
      'resting.closed': async ({ page }) => {
        await expect(page.getByRole('dialog')).toBeHidden()
      },
      'resting.proven': { none: 'a withdrawal goes on with the proof: its own chart is played' },
      'resting.paid': saysOnScreen('Paid $24.90'),
      'resting.orderChanged': saysOnScreen('This order was cancelled'),
      'asking.notSet.choosing.fresh': showsEntry('Choose six digits now.'),
      'asking.notSet.choosing.differed': showsEntry('The codes didn’t match.'),
      'asking.notSet.repeating': showsEntry('The same six digits.', 'Payment code again'),
      'asking.notSet.unanswered': saysInSheet('Backend interface connection abnormal'),
      'asking.entering.fresh': showsEntry('Enter your payment code, 6 to 12 digits'),
      'asking.entering.refused': showsEntry('Wrong code. 4 tries left.'),
      'asking.entering.lapsed': showsEntry('Timed out. Enter your code again.'),
      'asking.entering.unanswered': showsEntry('Backend interface connection abnormal'),
      'asking.forgotten': saysInSheet('Set a new payment code'),
      'asking.locked': saysInSheet('You can try again in'),
      'asking.lockedUntilReset': saysInSheet('No code is taken until you set a new one'),
      'asking.judging': { none: 'left at once' },
      'asking.judgingCode': { none: 'left at once' },
      'asking.byPasskey.ready': saysInSheet('Confirm with your fingerprint'),
      'asking.byPasskey.cancelled': { none: onLocalhost },
      'asking.byPasskey.unsupported': saysInSheet('This browser can’t use your passkey.'),
      'asking.byPasskey.failed': look(
        'the sheet says why the passkey failed, and takes it again',
        async ({ page }: Stage): Promise<void> => {
          const sheet = page.getByRole('dialog')
          // The server's refusal, or the message of a connection without an answer.
          await expect(
            sheet.getByText(/^(?:Refused|Backend interface connection abnormal)$/),
          ).toBeVisible()
          await expect(sheet.getByRole('button', { name: 'Use passkey' })).toBeVisible()
        },
      ),
      'asking.byPasskey.lapsed': { none: onLocalhost },
      'asking.balanceTooLow': look(
        'the sheet says what is missing, with the form to top it up',
        async ({ page }: Stage, { context }): Promise<void> => {
          const sheet = page.getByRole('dialog')
          const short = money(context.shortCents)
          await expect(sheet.getByText(`You need ${short} more`)).toBeVisible()
          await expect(sheet.getByLabel('Amount in dollars')).toBeVisible()
        },
      ),
      'asking.payingFailed': saysInSheet('Trying again is safe: nothing is paid twice.'),
      settingCode: saysInSheet('Setting the code…'),
      verifying: saysInSheet('Checking…'),
      provingByPasskey: saysInSheet('Follow the steps of your browser…'),
      paying: saysInSheet('Paying…'),
    },
    skips: (event, before) =>
      (event as { payment?: { operation: string } }).payment?.operation === 'withdraw' ||
      (event as { passkey?: string }).passkey === 'offered' ||
      needsPasskey(event) ||
      (event.type === 'settings.opened' && !offersSettings(before)),
    outOfReach: Object.fromEntries(
      [
        'asking: payment.closed → paymentCode.resting [branch 1]',
        'asking: settings.opened → paymentCode.resting [branch 1]',
        'verifying: xstate.done.actor.verifyCode → paymentCode.resting.proven [branch 1]',
        'verifying: xstate.done.actor.verifyCode → paymentCode.resting [branch 6]',
      ]
        .map((name) => [`paymentCode.${name}`, ofWithdrawal])
        .concat(
          [
            'asking.entering: passkey.requested → paymentCode.provingByPasskey',
            'asking.locked: passkey.requested → paymentCode.provingByPasskey',
            'asking.lockedUntilReset: passkey.requested → paymentCode.provingByPasskey',
            'provingByPasskey: xstate.done.actor.provePasskey → paymentCode.resting.proven [branch 1]',
            'provingByPasskey: xstate.done.actor.provePasskey → paymentCode.paying [branch 2]',
            'provingByPasskey: xstate.done.actor.provePasskey → paymentCode.asking.byPasskey.cancelled [branch 3]',
            'paying: xstate.done.actor.payOrder → paymentCode.asking.byPasskey.lapsed [branch 4]',
          ].map((name) => [`paymentCode.${name}`, onLocalhost]),
        ),
    ),
  },
})

/** While one order's sheet is open, the next payment is another order's. */
function orderShown({ notes }: Stage): number {
  return Number(notes.get('order'))
}

function given(wanted: Payment | null): Payment {
  if (wanted === null) throw new Error('nothing is paid')
  return wanted
}

/** Whether the browser itself has to give an answer, or the shopper to close its dialog. */
function needsPasskey(event: { type: string; output?: { type: string } }): boolean {
  const { type } = event.output ?? {}
  return (
    event.type === 'xstate.done.actor.provePasskey' && (type === 'proven' || type === 'cancelled')
  )
}

function offersSettings(before: {
  matches: (value: { asking: 'forgotten' | { notSet: 'choosing' } }) => boolean
}) {
  return (
    before.matches({ asking: { notSet: 'choosing' } }) || before.matches({ asking: 'forgotten' })
  )
}

function shopperWith({
  codeIsSet,
  lock,
  shortCents = 0,
  passkey = 'none',
}: Omit<CodeStand, 'shortCents' | 'passkey'> & {
  shortCents?: number | undefined
  passkey?: CodeStand['passkey'] | undefined
}): UserInfo {
  return aUserInfo({
    passkeys: { count: passkey === 'none' ? 0 : 1, isRequired: passkey === 'required' },
    payCodeSet: codeIsSet,
    payCodeLock: lock ? { until: endOf(lock) } : null,
    ...(shortCents === 0 ? {} : { availableCents: payment.amountCents - shortCents }),
  })
}

function orderToPay(id: number): OrderDetail {
  const payDeadline = new Date(Date.now() + 86_400_000).toISOString()
  return anOrder({ id, payDeadline, next: { who: 'shopper', by: payDeadline } })
}

function orderIs(order: OrderDetail): Exchange {
  return { call: showOrder, reply: answer(order), standing: true }
}

async function tapsInSheet({ page }: Stage, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

function saysInSheet(text: string) {
  return look(`the sheet says ${text}`, async ({ page }: Stage): Promise<void> => {
    await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
  })
}

function saysOnScreen(text: string) {
  return look(`the screen says ${text}`, async ({ page }: Stage): Promise<void> => {
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

/** The field shows the entered digits, and the result of the last try. */
function showsEntry(hint: string, label = 'Payment code') {
  return look(
    `an entry with ${hint}`,
    async ({ page }: Stage, { context }: { context: { payCode: string } }): Promise<void> => {
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText(hint)).toBeVisible()
      await expect(sheet.getByLabel(label, { exact: true })).toHaveValue(context.payCode)
    },
  )
}
