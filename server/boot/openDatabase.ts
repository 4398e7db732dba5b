import type { Database } from '../db/client.ts'
import { openPostgres, toStderr } from '../db/openPostgres.ts'
import { openOwnPostgres, type Watch } from './ownPostgres.ts'

/** Connections besides the pool's: the listener, a migration, a backup, and the disk check. */
const besides = 10

/** Opens and migrates the PostgreSQL of `DATABASE_URL`, else the shop's own in the data folder. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
  poolSize = 10,
  say = () => {},
  complain = toStderr,
  onEnded = () => {},
}: Partial<Watch> & {
  databaseUrl?: string | undefined
  dataFolder: string
  poolSize?: number
  /** Receives what the operator should look at. */
  complain?: (line: string) => void
}): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, poolSize, { complain })
  const own = await openOwnPostgres({ dataFolder, connections: poolSize + besides, say, onEnded })
  try {
    const database = await openPostgres(own.url, poolSize, { isOwn: true, complain })
    return { ...database, close: () => database.close().finally(() => own.stop()) }
  } catch (error) {
    await own.stop()
    throw error
  }
}
