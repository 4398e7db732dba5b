import { asc, eq } from 'drizzle-orm'
import { unsupportedPlatforms } from '../../../contract/walletRecords.ts'
import { type Blockchain } from '../../../contract/wallet.ts'
import type { Db } from '../../db/client.ts'
import { pipelineAll } from '../../db/pipelineAll.ts'
import { networks } from '../../db/schema/wallet.ts'
import { Refusal } from '../kernel/errors.ts'
import type { ShopperCtx } from '../kernel/ctx.ts'
import { chainLike, chainOf, readAddress } from './chainAddress.ts'
import { findCardInstructions, paymentReference } from './cardInstructions.ts'
import { minCardRechargeCents } from './limits.ts'

type NetworkRow = typeof networks.$inferSelect

export async function showBlockchain({ ctx }: { ctx: ShopperCtx }) {
  const [rows, instructions] = await pipelineAll(
    () => readNetworks(ctx.db),
    () => findCardInstructions(ctx.db),
  )
  return {
    list: rows.map(({ position: _position, enabled: _enabled, ...row }): Blockchain => row),
    notSupported: [...unsupportedPlatforms],
    minCardCents: minCardRechargeCents,
    card: instructions && { ...instructions, reference: paymentReference(ctx.userId) },
  }
}

/** Reads the enabled networks. */
export function readNetworks(db: Db): Promise<NetworkRow[]> {
  return db
    .select()
    .from(networks)
    .where(eq(networks.enabled, true))
    .orderBy(asc(networks.position))
}

export async function findNetwork(db: Db, code: Blockchain['code']): Promise<NetworkRow> {
  const network = (await readNetworks(db)).find((row) => row.code === code)
  if (!network) throw new Refusal('networkUnknown', { network: code })
  return network
}

/**
 * Checks the shopper's address and returns its canonical form. The shop's own deposit address is
 * refused.
 */
export function checkedAddress(network: NetworkRow, address: string): string {
  const chain = chainOf[network.code]
  const written = readAddress(chain, address)
  if (written === null || written === network.depositAddress) {
    const looksLike = written === null ? chainLike(address) : null
    throw new Refusal('addressInvalid', { network: network.code, looksLike })
  }
  return written
}

export function refuseOutside(amountCents: number, least: number, most: number): void {
  if (amountCents < least) throw new Refusal('amountTooLow', { minCents: least })
  if (amountCents > most) throw new Refusal('amountTooHigh', { maxCents: most })
}
