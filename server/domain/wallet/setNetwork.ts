import { asc, eq } from 'drizzle-orm'
import type { Blockchain } from '../../../contract/wallet.ts'
import { networks } from '../../db/schema/wallet.ts'
import { Refusal } from '../kernel/errors.ts'
import type { Ctx } from '../kernel/ctx.ts'
import { chainLike, chainOf, readAddress } from './chainAddress.ts'

export type OperatorNetwork = typeof networks.$inferSelect
type Code = Blockchain['code']

/** Omitted fields stay unchanged; in a new network they get the defaults for its code. */
export interface NetworkChanges {
  code: Code
  name?: string | undefined
  asset?: string | undefined
  depositAddress?: string | undefined
  minRechargeCents?: number | undefined
  minWithdrawalCents?: number | undefined
  withdrawalChargeCents?: number | undefined
  confirmations?: number | undefined
}

const usual: Record<
  Code,
  Pick<OperatorNetwork, 'name' | 'asset' | 'confirmations' | 'position'>
> = {
  trc20: { name: 'Tron (TRC20)', asset: 'USDT', confirmations: 20, position: 1 },
  erc20: { name: 'Ethereum (ERC20)', asset: 'USDT', confirmations: 12, position: 2 },
  eth: { name: 'Ethereum', asset: 'ETH', confirmations: 12, position: 3 },
  btc: { name: 'Bitcoin', asset: 'BTC', confirmations: 3, position: 4 },
}

export function listNetworks({ ctx }: { ctx: Pick<Ctx, 'db'> }): Promise<OperatorNetwork[]> {
  return ctx.db.select().from(networks).orderBy(asc(networks.position))
}

/** Adds or changes a network. Open recharges and withdrawals preserve their address and charge. */
export async function setNetwork(given: {
  ctx: Pick<Ctx, 'db'>
  input: NetworkChanges
}): Promise<OperatorNetwork> {
  const { ctx, input } = given
  const { code, ...changes } = input
  const { depositAddress } = changes
  const stated = {
    ...changes,
    depositAddress: depositAddress === undefined ? undefined : checkedOwn(code, depositAddress),
  }
  return ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(networks).where(eq(networks.code, code)).for('update')
    const row = { ...wholeOf(code, { ...known, ...withoutHoles(stated) }), enabled: true }
    const [written] = await tx
      .insert(networks)
      .values(row)
      .onConflictDoUpdate({ target: networks.code, set: row })
      .returning()
    if (!written) throw new Error('the network was not written')
    return written
  })
}

/** Enables or disables a network. A disabled one isn't offered; its records stay. */
export async function enableNetwork(given: {
  ctx: Pick<Ctx, 'db'>
  input: { code: Code; enabled: boolean }
}): Promise<OperatorNetwork> {
  const { ctx, input } = given
  const { code, enabled } = input
  const [row] = await ctx.db
    .update(networks)
    .set({ enabled })
    .where(eq(networks.code, code))
    .returning()
  if (!row) throw new Refusal('networkUnknown', { network: code })
  return row
}

/**
 * Returns the canonical form of the shop's address. An address without a checksum is refused, since
 * a typing error would lose every deposit.
 */
function checkedOwn(code: Code, address: string): string {
  const chain = chainOf[code]
  const written = readAddress(chain, address)
  if (written === null) {
    const other = chainLike(address)
    throw wrong(
      'depositAddress',
      other ? `is an address of ${other}, not of ${chain}` : `is no address of ${chain}`,
    )
  }
  if (chain === 'ethereum' && written !== address) {
    throw wrong('depositAddress', 'must be written in capitals and small letters: its checksum')
  }
  return written
}

function wholeOf(code: Code, stated: Partial<OperatorNetwork>): typeof networks.$inferInsert {
  const { depositAddress, minRechargeCents, minWithdrawalCents, withdrawalChargeCents } = stated
  const whole = { depositAddress, minRechargeCents, minWithdrawalCents, withdrawalChargeCents }
  const missing = Object.entries(whole).flatMap(([path, value]) =>
    value === undefined ? [{ path, message: 'is needed for a new network' }] : [],
  )
  if (missing.length > 0) throw new Refusal('invalidInput', { fields: missing })
  return {
    ...usual[code],
    ...stated,
    code,
    ...(whole as Required<typeof whole>),
  } as OperatorNetwork
}

function withoutHoles<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>
}

function wrong(path: string, message: string): Refusal {
  return new Refusal('invalidInput', { fields: [{ path, message }] })
}
