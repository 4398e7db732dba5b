import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { openPostgresServer } from '../../tests/support/postgresServer.ts'

/** Stands in until the server's own PostgreSQL is here. */
export async function openOwnPostgres({
  dataFolder,
}: {
  dataFolder: string
  say: (line: string) => void
  onEnded: (reason: string) => void
}): Promise<{ url: string; stop(): Promise<void> }> {
  await chmod(dataFolder, 0o711)
  const server = await openPostgresServer({ folder: join(dataFolder, 'postgres'), durable: true })
  return { url: server.socketUrl, stop: server.stop }
}
