import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'

/** Reserved for the log and running transactions until the next check. */
const leastBytes = 64 * 1024 ** 2
const enoughBytes = 80 * 1024 ** 2
const lookMs = 1_000

/**
 * Makes the database read-only while its disk is nearly full: a PostgreSQL that can't write its log
 * stops. Every write then fails with SQLSTATE 25006 until there is space again. Throws when the
 * disk is full at the start.
 */
export async function watchRoom({
  data,
  adminUrl,
  say,
}: {
  /** The database's folder. */
  data: string
  adminUrl: string
  say: (line: string) => void
}): Promise<{ close(): Promise<void> }> {
  await refuseWithoutRoom(data)
  await onlyRead(adminUrl, false)
  let isLow = false
  let looking: Promise<void> | null = null
  const look = async () => {
    const free = await freeBytes(data)
    if (isLow ? free < enoughBytes : free >= leastBytes) return
    await onlyRead(adminUrl, !isLow)
    isLow = !isLow
    say(
      isLow
        ? `${fullDisk(data)}; shoppers are asked to try again later until then.`
        : `There is room on the disk of ${dirname(data)} again: everything can be saved.`,
    )
  }
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) =>
        say(`The room on the disk could not be looked at: ${String(error)}`),
      )
      .finally(() => {
        looking = null
      })
  }, lookMs)
  return {
    close: async () => {
      clearInterval(timer)
      await looking
    },
  }
}

/** Runs before PostgreSQL starts, which needs disk space itself. */
export async function refuseWithoutRoom(data: string): Promise<void> {
  if ((await freeBytes(data)) >= leastBytes) return
  throw new Error(`${fullDisk(data)}, and start again.`)
}

function fullDisk(data: string): string {
  return `The disk of ${dirname(data)} is full: make room there`
}

async function freeBytes(data: string): Promise<number> {
  const { bavail, bsize } = await statfs(dirname(data))
  return bavail * bsize
}

/** Applies to every new transaction of all connections. */
async function onlyRead(adminUrl: string, isOn: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(
      `alter system ${isOn ? 'set' : 'reset'} default_transaction_read_only${isOn ? ' = on' : ''}`,
    )
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}
