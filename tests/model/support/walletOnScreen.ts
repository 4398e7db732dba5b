import { expect } from '@playwright/test'
import { getUserInfo, verifyPay } from '../../../contract/account.ts'
import {
  quoteWithdrawal,
  showWithdrawal,
  showWithdrawalTerms,
  withdraw,
} from '../../../contract/wallet.ts'
import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import { refusalFor } from '../../factories/failures.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import {
  aWithdrawal,
  aWithdrawalQuote,
  chainTarget,
  someTerms,
} from '../../factories/walletAnswers.ts'
import type { Exchange, Stage } from './stage.ts'
import { answer, replyOf } from './stage.ts'
import { ask } from './wire.ts'
import { codeProof } from '../../factories/codeProof.ts'

/** A shopper with a balance, whose withdrawal stays under audit until a test says otherwise. */
export async function beginsWithdrawal(stage: Stage): Promise<void> {
  const userInfo = aUserInfo({ availableCents: 20_000 })
  await stage.reply({ call: getUserInfo, reply: answer(userInfo), standing: true })
  await stage.reply({ call: showWithdrawal, reply: answer(aWithdrawal()), standing: true })
}

/** Fills in the empty fields of the chosen method's form, and continues. */
export async function fillsWithdrawal({ page, notes }: Stage): Promise<void> {
  const card = page.getByLabel('Bank card number')
  notes.set('method', (await card.isVisible()) ? 'bank' : 'chain')
  if (notes.get('method') === 'bank') {
    await card.fill('4242 4242 4242 4242')
    await page.getByLabel('Bank name').fill('Harbour Bank')
  } else {
    await page.getByLabel('Network').selectOption('trc20')
    await page.getByLabel('Address').fill('address' in chainTarget ? chainTarget.address : '')
  }
  await page.getByLabel('Amount that arrives').fill('50')
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The API accepts the payment code, or reports that there is none. */
export function proofIs(given: boolean): Exchange {
  const proof = { proof: codeProof, expiresAt: new Date(Date.now() + 120_000) }
  const refusal = replyOf(refusalFor('payCodeNotSet'))
  return { call: verifyPay, reply: given ? answer(proof) : refusal, standing: true }
}

/** Enters the code for the quoted withdrawal, whose charge is paid too. */
export async function entersCode({ page, expects }: Stage): Promise<void> {
  const { id: subjectId, totalCents: amountCents } = aWithdrawalQuote()
  expects(ask(verifyPay, { payCode: '246810', operation: 'withdraw', subjectId, amountCents }))
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Payment code').fill('246810')
  await sheet.getByRole('button', { name: /^Withdraw \$/ }).click()
}

/** A notice of the withdrawal's audit arrives. */
export async function hearsOfWithdrawal({ stream }: Stage): Promise<void> {
  const at = new Date().toISOString()
  await stream.push(
    [
      {
        id: 9,
        kind: 'withdrawal.passed',
        orderId: null,
        refundId: null,
        withdrawalId: 81,
        at,
        read: false,
      },
    ],
    '42',
  )
}

/** Goes all the way to a withdrawal that awaits its audit and was opened once. */
export async function handsInWithdrawal(stage: Stage, withdrawal: WithdrawalDetail): Promise<void> {
  const { page } = stage
  await beginsWithdrawal(stage)
  const expiresAt = new Date(Date.now() + 900_000).toISOString()
  for (const [call, data] of [
    [showWithdrawalTerms, someTerms()],
    [quoteWithdrawal, aWithdrawalQuote({ expiresAt })],
    [withdraw, withdrawal],
    [showWithdrawal, withdrawal],
  ] as const) {
    await stage.reply({ call, reply: answer(data), standing: true })
  }
  await stage.reply(proofIs(true))
  await page.goto('/withDraw')
  await stage.stream.open('41')
  const { id: quoteId, target, amountCents } = aWithdrawalQuote()
  stage.expects(
    ask(quoteWithdrawal, { target, amountCents }),
    ask(withdraw, { quoteId, proof: codeProof }),
  )
  await page.getByLabel('To a bank card', { exact: true }).check()
  await fillsWithdrawal(stage)
  await page.getByRole('button', { name: /^Withdraw \$/ }).click()
  await entersCode(stage)
  await expect(page.getByText('$53.00 is held for your withdrawal')).toBeVisible()
  await expect.poll(() => stage.callsOf(showWithdrawal)).toBeGreaterThan(0)
  await stage.reply({ call: showWithdrawal, hold: true })
}
