import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** Where PostgreSQL listens, and how clients connect. */
export interface Place {
  settings: Readonly<Record<string, string>>
  /** Arguments for initdb about authentication. */
  initdb: readonly string[]
  urlOf(role: string, database: string): string
}

/** The longest path that fits into a socket's address. */
const longestPath = process.platform === 'darwin' ? 103 : 107
export const socketName = '.s.PGSQL.5432'

/**
 * Opens a Unix socket in the database's own folder, which is closed to other users. On Windows it
 * uses a loopback port with a password from the data folder.
 */
export async function openPlace(dataFolder: string, data: string): Promise<Place> {
  if (process.platform === 'win32') return onLoopback(dataFolder)
  const tooLong = Buffer.byteLength(join(data, socketName)) - longestPath
  if (tooLong > 0) {
    throw new Error(
      `The path of the data folder ${dataFolder} is ${tooLong} bytes too long for a socket in it: set DATA_DIR to a shorter one.`,
    )
  }
  return {
    settings: { listen_addresses: '', unix_socket_directories: data },
    initdb: ['-A', 'trust'],
    urlOf: (role, database) =>
      `postgres://${role}@localhost/${database}?host=${encodeURIComponent(data)}`,
  }
}

async function onLoopback(dataFolder: string): Promise<Place> {
  const file = join(dataFolder, 'postgres-password')
  const fresh = randomBytes(24).toString('base64url')
  await writeFile(file, fresh, { flag: 'wx', mode: 0o600 }).catch(() => {})
  const password = await readFile(file, 'utf8')
  const port = await freePort()
  return {
    settings: { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' },
    initdb: ['-A', 'scram-sha-256', '--pwfile', file],
    // The superuser's password.
    urlOf: (_, database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`,
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
