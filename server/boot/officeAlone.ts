import { join } from 'node:path'
import { systemClock } from '../domain/kernel/clock.ts'
import { folderStore } from '../domain/uploads/pictureStore.ts'
import { createOffice } from '../office/app.ts'
import { officeOver, type Office } from '../office/ask.ts'
import { openDataFolder } from './dataFolder.ts'
import type { Env } from './env.ts'
import { openDatabase } from './openDatabase.ts'

interface Alone {
  env: Env
  typed: readonly string[]
  say: (line: string) => void
}

/** Opens the database for one call of the office, where no server runs. */
export async function withOfficeAlone<Answer>(
  { env, typed, say }: Alone,
  call: (office: Office) => Promise<Answer>,
): Promise<Answer> {
  await openDataFolder(env.dataFolder, say)
  const database = await openDatabase({ ...env, say })
  try {
    const app = createOffice({
      db: database.db,
      clock: systemClock,
      pictures: folderStore(join(env.dataFolder, 'uploads')),
      confirmAboveCents: env.confirmAboveCents,
      backUp: () => Promise.reject(new Error('a backup needs the running server')),
      onUnexpectedError: (error) => say(String(error)),
    })
    const office = officeOver(async ({ method, path, headers }, body) => {
      const response = await app.request(path, { method, headers, body: body ?? null })
      return { status: response.status, text: await response.text() }
    }, typed)
    return await call(office)
  } finally {
    await database.close()
  }
}
