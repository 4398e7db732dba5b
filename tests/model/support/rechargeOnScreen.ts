import { expect } from '@playwright/test'
import {
  getBlockchain,
  recharge as submitRecharge,
  showRecharge,
} from '../../../contract/wallet.ts'
import type { RechargeDetail } from '../../../contract/walletRecords.ts'
import { getUserInfo } from '../../../contract/account.ts'
import { photo } from '../../browser/support/photo.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { aCardAccount, aNetwork } from '../../factories/walletAnswers.ts'
import { answer } from './stage.ts'
import type { Stage } from './stage.ts'
import { ask } from './wire.ts'

export const handIn = /^Submit .*for review$/
export const ownAddress = 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY'
export const transactionHash = 'ab'.repeat(32)

export const networksTaken = {
  list: [aNetwork()],
  notSupported: ['DEX' as const],
  minCardCents: 1_000,
  card: aCardAccount,
}

/** Fills in the empty fields and submits. */
export async function fillsRecharge({ page }: Stage): Promise<void> {
  const address = page.getByLabel(/^Your sending address/)
  if (await address.isVisible()) await address.fill(ownAddress)
  const hash = page.getByLabel(/^Transaction/)
  if (await hash.isVisible()) await hash.fill(transactionHash)
  const amount = page.getByLabel('Amount in dollars')
  if ((await amount.inputValue()) === '') await amount.fill('50')
  if ((await page.getByAltText('Picture 1').count()) === 0) {
    await page.getByLabel('Add a picture').setInputFiles(await photo('payment.png', 200))
    await expect(page.getByAltText('Picture 1')).toBeVisible()
    await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
  }
  await page.getByRole('button', { name: handIn }).click()
}

/** A notice of the recharge's audit arrives. */
export async function hearsOfRecharge({ stream }: Stage): Promise<void> {
  const at = new Date().toISOString()
  const about = { orderId: null, refundId: null, rechargeId: 51 }
  await stream.push([{ id: 9, kind: 'recharge.passed', ...about, at, read: false }], '42')
}

/** Goes all the way to a card recharge that awaits its audit and was opened once. */
export async function handsInRecharge(stage: Stage, recharge: RechargeDetail): Promise<void> {
  const { page } = stage
  for (const [call, data] of [
    [getUserInfo, aUserInfo()],
    [getBlockchain, networksTaken],
    [submitRecharge, recharge],
    [showRecharge, recharge],
  ] as const) {
    await stage.reply({ call, reply: answer(data), standing: true })
  }
  await page.goto('/cardTopUp')
  await stage.stream.open('41')
  const { method, amountCents, evidence } = recharge
  stage.expects(ask(submitRecharge, { method: 'card', amountCents, evidence: evidence.id }))
  if (method !== 'card') throw new Error('the form that is filled in is that of a card')
  await fillsRecharge(stage)
  await expect(page.getByText('We’re checking your $50.00')).toBeVisible()
  await expect.poll(() => stage.callsOf(showRecharge)).toBeGreaterThan(0)
  await stage.reply({ call: showRecharge, hold: true })
}
