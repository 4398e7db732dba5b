import type { Db } from '../../db/client.ts'
import { hasRealShoppers } from '../../domain/identity/account/realShoppers.ts'
import { demoPromoCodes, demoShopper, hasDemoShopper } from './demoShopper.ts'

/** What a server prints about the demo shopper at each start; nothing without a demo shopper. */
export async function demoWords(db: Db, isDemo: boolean): Promise<string[]> {
  if (!(await hasDemoShopper(db))) return []
  const { account, password, payCode } = demoShopper
  const words = isDemo
    ? [
        `Demo shopper: account ${account}, password ${password}, payment code ${payCode}; promo codes ${demoPromoCodes.join(', ')}`,
      ]
    : [`This database has the demo shopper (account ${account}): anyone may sign in with it`]
  return (await hasRealShoppers(db))
    ? [...words, 'It has other shoppers, too: give them a database without the demo (DEMO=off)']
    : words
}
