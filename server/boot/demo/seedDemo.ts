import { count } from 'drizzle-orm'
import { products } from '../../db/schema/catalogue.ts'
import { hasRealShoppers } from '../../domain/identity/account/realShoppers.ts'
import { seedDemoCard } from './demoCard.ts'
import { seedDemoContact } from './demoContact.ts'
import { seedDemoNetworks } from './demoNetworks.ts'
import { hasDemoShopper, seedDemoShopper } from './demoShopper.ts'
import { seedDemoCatalogue } from './seedDemoCatalogue.ts'

/** Seeds the demo data. In a shop with real shoppers it does nothing. */
export async function seedDemo(
  shop: Parameters<typeof seedDemoShopper>[0] & { say: (line: string) => void },
): Promise<void> {
  const { db, clock, say } = shop
  if (!(await hasDemoShopper(db)) && (await hasRealShoppers(db))) {
    say('This database has shoppers and no demo, so none is laid in (DEMO=off says nothing of it)')
    return
  }
  const [goods] = await db.select({ rows: count() }).from(products)
  if (goods?.rows === 0) {
    say('Laying in the demo goods …')
    await seedDemoCatalogue({ db, clock })
  }
  await seedDemoNetworks(db)
  await seedDemoContact(db)
  await seedDemoCard(db)
  await seedDemoShopper(shop)
}
