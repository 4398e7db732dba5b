import pg from 'pg'
import { connectionTo } from '../../db/connectionTo.ts'

const settings = {
  // A backup may take long: the role's time limits don't apply.
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  // A policy that hides rows is an error, not a backup with fewer rows.
  row_security: 'off',
  // Rows come in the order in which they are stored, so that equal tables give equal files.
  synchronize_seqscans: 'off',
  bytea_output: 'hex',
}

export async function openConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(url, settings))
  // The statement that runs when the connection is lost fails as well, and says why.
  client.on('error', () => {})
  await client.connect()
  return client
}
