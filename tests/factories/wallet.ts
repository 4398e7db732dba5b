import { seedDemoCard } from '../../server/boot/demo/demoCard.ts'
import { seedDemoNetworks } from '../../server/boot/demo/demoNetworks.ts'
import { getUserInfo, verifyPay } from '../../contract/account.ts'
import { quoteWithdrawal, recharge, withdraw, type WithdrawalQuote } from '../../contract/wallet.ts'
import {
  type RechargeDetail,
  type WithdrawalDetail,
  type WithdrawalTarget,
} from '../../contract/walletRecords.ts'
import { ask, type Host } from '../support/callApi.ts'
import type { TestShop } from '../support/testShop.ts'
import { mintUpload } from './orderLife.ts'
import type { MintedShopper } from './shoppers.ts'

/** Addresses with valid checksums whose keys nobody has. */
export const addresses = {
  tron: 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
  ethereum: '0x9CD2EE40bddeA37fCcDD1de12c61E3d81614b02C',
  bitcoin: 'bc1qnnfwus9am63hlnxarhsjcc0rmqtpfvpv7hd50h',
}

export const aCard: WithdrawalTarget = {
  method: 'bank',
  cardNumber: '4242424242424242',
  bankName: 'Harbour Bank',
}

/** States how to recharge: on chain and by card. */
export async function openNetworks({ database }: Pick<TestShop, 'database'>): Promise<void> {
  await seedDemoNetworks(database.db)
  await seedDemoCard(database.db)
}

/** A card recharge that awaits its audit, with its own evidence. */
export async function mintRecharge(
  shop: TestShop,
  shopper: MintedShopper,
  amountCents = 5_000,
): Promise<RechargeDetail> {
  const evidence = await mintUpload(shop, shopper)
  return ask(shop.app, recharge, { method: 'card', amountCents, evidence }, shopper)
}

export interface Withdrawable {
  quote: WithdrawalQuote
  quoteId: number
  proof: string
}

/** A quote with its payment code proof: all that a withdrawal needs. */
export async function mintWithdrawable(
  shop: { app: Host },
  shopper: MintedShopper,
  amountCents: number,
  target = aCard,
): Promise<Withdrawable> {
  const quote = await ask(shop.app, quoteWithdrawal, { target, amountCents }, shopper)
  const { proof } = await ask(
    shop.app,
    verifyPay,
    {
      payCode: shopper.payCode,
      operation: 'withdraw',
      subjectId: quote.id,
      amountCents: quote.totalCents,
    },
    shopper,
  )
  return { quote, quoteId: quote.id, proof }
}

/** A withdrawal that awaits its audit. */
export async function mintWithdrawal(
  shop: { app: Host },
  shopper: MintedShopper,
  amountCents = 5_000,
  target = aCard,
): Promise<WithdrawalDetail> {
  const { quoteId, proof } = await mintWithdrawable(shop, shopper, amountCents, target)
  return ask(shop.app, withdraw, { quoteId, proof }, shopper)
}

export async function balances(shop: { app: Host }, shopper: MintedShopper) {
  const { availableCents, heldCents } = await ask(shop.app, getUserInfo, {}, shopper)
  return { availableCents, heldCents }
}
