import type { PGlite } from '@electric-sql/pglite'

const mostBytes = 64 * 1024 * 1024

/**
 * Makes a checkpoint when the log has grown that much since the last one, so that the files before it
 * can be used again: on its own PostgreSQL makes none as it runs embedded. Answers whether it did.
 */
export async function shortenLog(
  client: Pick<PGlite, 'query' | 'exec'>,
  most = mostBytes,
): Promise<boolean> {
  const { rows } = await client.query<{ grown: string | number }>(
    'select pg_current_wal_lsn() - redo_lsn as grown from pg_control_checkpoint()',
  )
  if (Number(rows[0]?.grown ?? 0) < most) return false
  await client.exec('checkpoint')
  return true
}
