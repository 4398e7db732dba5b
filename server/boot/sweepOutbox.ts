import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../domain/kernel/clock.ts'

const retentionMs = 7 * 86_400_000
const mailName = /^(\d{13})-[0-9a-f]{8}\.txt$/

/** Deletes mails after a week. Their codes expire after minutes. */
export async function sweepOutbox(folder: string, clock: Clock): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const oldest = clock.now().getTime() - retentionMs
  const old = names.filter((name) => Number(mailName.exec(name)?.[1] ?? oldest) < oldest)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old.length
}
