import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

export interface Owner {
  uid: number
  gid: number
}

const ownName = 'harborlane'
const nobody = 'nobody'
/**
 * A group of no other process. Files of this group are closed to other processes that run as
 * nobody.
 */
const ownGroup = 47_327
const run = promisify(execFile)

/**
 * Chooses the user that runs PostgreSQL, which refuses to run as root. Null means the user of this
 * process. For root it is the owner of the existing database, else a system user of its own, else
 * nobody.
 */
export async function databaseUser(
  databaseFolder: string,
  say: (line: string) => void,
): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null
  const found = await stat(databaseFolder).catch(() => null)
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  return (await userNamed(ownName)) ?? (await makeUser(say)) ?? (await nobodyAlone())
}

/** Explains why initdb won't run for a user without a name: it looks up its user's name. */
export function refuseWithoutName(): void {
  try {
    userInfo()
  } catch {
    throw new Error(
      `User ${process.getuid?.()} of this system has no name, which PostgreSQL asks for as it makes a database. Add a line for it to /etc/passwd, start as a user with a name, or set DATABASE_URL.`,
    )
  }
}

async function makeUser(say: (line: string) => void): Promise<Owner | null> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  await run('useradd', [...options, '--shell', '/usr/sbin/nologin', ownName]).catch(() => {})
  const made = await userNamed(ownName)
  if (made) say(`Made the system user ${ownName}: PostgreSQL doesn't run as root`)
  return made
}

async function nobodyAlone(): Promise<Owner> {
  const found = await userNamed(nobody)
  if (found) return { uid: found.uid, gid: ownGroup }
  throw new Error(
    `PostgreSQL doesn't run as root, and this system has no other user for it. Start as another user, or set DATABASE_URL.`,
  )
}

async function userNamed(name: string): Promise<Owner | null> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}
