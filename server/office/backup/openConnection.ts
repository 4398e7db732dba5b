import pg from 'pg'
import { connectionTo } from '../../db/connectionTo.ts'

const settings = {
  // A backup may take long, so the role's timeouts don't apply.
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // A row security policy must cause an error, not a backup with fewer rows.
  row_security: 'off',
  // Rows come in storage order, so that equal tables give equal files.
  synchronize_seqscans: 'off',
  bytea_output: 'hex',
}

export async function openConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(url, settings))
  // A lost connection also fails the running statement, which reports the reason. Without a
  // listener Node would crash.
  client.on('error', () => {})
  await client.connect()
  return client
}
