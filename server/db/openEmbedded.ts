import type { PGlite } from '@electric-sql/pglite'
import { mkdir } from 'node:fs/promises'
import { migrationsFolder, randomPageCost, type Database, type Db } from './client.ts'
import { sessionSettings } from './connectionTo.ts'
import { takeFolderLock } from './folderLock.ts'
import type { Watch } from './openEmbeddedClient.ts'
import { changeChannel, eachChange, openTeller } from './teller.ts'
import { trackWork } from './trackWork.ts'

/** Opens the embedded database in a folder that no other process may hold, and migrates it. */
export async function openEmbedded(
  folder: string | 'memory',
  watch: Watch = { say: () => {}, onBroken: () => {} },
): Promise<Database> {
  const [{ PlanKeepingClient }, { openEmbeddedClient }] = await Promise.all([
    import('./planKeepingClient.ts'),
    import('./openEmbeddedClient.ts'),
  ])
  if (folder === 'memory') {
    const client = new PlanKeepingClient({ dataDir: 'memory://' })
    return embeddedOn(client, () => client.close())
  }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const release = await takeFolderLock(folder)
  try {
    const { client, close } = await openEmbeddedClient(folder, watch)
    return await embeddedOn(client, () => close().finally(release))
  } catch (error) {
    release()
    throw error
  }
}

/** The same on a client that is open already. */
export async function embeddedOn(client: PGlite, close: () => Promise<void>): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  await client.waitReady
  const settings = Object.entries({ ...sessionSettings, random_page_cost: String(randomPageCost) })
  for (const [name, value] of settings) {
    await client.query(`select set_config($1, $2, false)`, [name, value])
  }
  await migrate(drizzle({ client }), { migrationsFolder }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const teller = openTeller((text) => client.query(text))
  const work = trackWork()
  return {
    kind: 'pglite',
    // Nothing answers there: the embedded database has no address.
    url: 'postgres://embedded.invalid/',
    db: drizzle({ client, logger: { logQuery: teller.hear } }) as unknown as Db,
    listen: async (onChange) => {
      await client.listen(changeChannel, eachChange(work.tracked(onChange)))
    },
    close: async () => {
      await teller.close()
      await work.whenDone()
      await close()
    },
  }
}
