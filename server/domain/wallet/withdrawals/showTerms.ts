import { desc, eq } from 'drizzle-orm'
import type { WithdrawalTarget } from '../../../../contract/walletRecords.ts'
import type { WithdrawalTerms } from '../../../../contract/wallet.ts'
import { withdrawals } from '../../../db/schema/wallet.ts'
import { showUserInfo } from '../../identity/account/showUserInfo.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { bankTerms, maxWithdrawalCents } from '../limits.ts'
import { readNetworks } from '../networks.ts'
import { unsettledLimit } from './unsettled.ts'
import { toTarget } from './withdrawalRow.ts'

const mostTargets = 5
const lookedBack = 50

export async function showTerms({ ctx }: { ctx: ShopperCtx }): Promise<WithdrawalTerms> {
  const { availableCents, heldCents, payCodeSet } = await showUserInfo({ ctx })
  const networks = await readNetworks(ctx.db)
  return {
    availableCents,
    heldCents,
    payCodeSet,
    maxAmountCents: maxWithdrawalCents,
    delayed: await unsettledLimit(ctx.db, { userId: ctx.userId, at: ctx.clock.now() }),
    bank: { ...bankTerms },
    networks: networks.map(({ code, name, asset, minWithdrawalCents, withdrawalChargeCents }) => ({
      code,
      name,
      asset,
      minAmountCents: minWithdrawalCents,
      chargeCents: withdrawalChargeCents,
    })),
    targets: await usedTargets(ctx),
  }
}

async function usedTargets({ db, userId }: ShopperCtx): Promise<WithdrawalTarget[]> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.userId, userId))
    .orderBy(desc(withdrawals.id))
    .limit(lookedBack)
  const byText = new Map(
    rows.map(toTarget).map((target) => [JSON.stringify(target), target] as const),
  )
  return [...byText.values()].slice(0, mostTargets)
}
