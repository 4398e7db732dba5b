import type { Db } from '../../db/client.ts'
import { networks } from '../../db/schema/wallet.ts'

/** Addresses with valid checksums and no known private keys. */
const demoNetworks: (typeof networks.$inferInsert)[] = [
  {
    code: 'trc20',
    name: 'Tron (TRC20)',
    asset: 'USDT',
    depositAddress: 'TBJjCJ5dFwZfs3KP71Hzhhw3Hdmihqyoxp',
    minRechargeCents: 1_000,
    minWithdrawalCents: 1_000,
    withdrawalChargeCents: 100,
    confirmations: 20,
    position: 1,
  },
  {
    code: 'erc20',
    name: 'Ethereum (ERC20)',
    asset: 'USDT',
    depositAddress: '0xF6dFaC2c61ecE69B3d16eFc578796ceF26c8D305',
    minRechargeCents: 2_000,
    minWithdrawalCents: 2_000,
    withdrawalChargeCents: 500,
    confirmations: 12,
    position: 2,
  },
  {
    code: 'eth',
    name: 'Ethereum',
    asset: 'ETH',
    depositAddress: '0x194342beF27266b8D3ad365A02323Ebb8760163f',
    minRechargeCents: 2_000,
    minWithdrawalCents: 2_000,
    withdrawalChargeCents: 400,
    confirmations: 12,
    position: 3,
  },
  {
    code: 'btc',
    name: 'Bitcoin',
    asset: 'BTC',
    depositAddress: 'bc1qa5gtgj5g2vgu2gnagl0xcyz3cf92q9gmyk8gwq',
    minRechargeCents: 5_000,
    minWithdrawalCents: 5_000,
    withdrawalChargeCents: 800,
    confirmations: 3,
    position: 4,
  },
]

/** Seeds the demo networks. Networks that a shop already has stay unchanged. */
export async function seedDemoNetworks(db: Db): Promise<void> {
  await db.insert(networks).values(demoNetworks).onConflictDoNothing()
}
