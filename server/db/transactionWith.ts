import type { Db } from './client.ts'

type SendAlong = (sending: Promise<unknown>) => void

/**
 * A transaction whose last statements are sent, not waited for: they travel with the commit, which fails
 * when one of them does, as the caller is told.
 */
export async function transactionWith<Result>(
  db: Db,
  work: (tx: Db, sendAlong: SendAlong) => Promise<Result>,
): Promise<Result> {
  let sent: Promise<unknown>[] = []
  const sendAlong: SendAlong = (sending) => {
    sending.catch(() => {})
    sent.push(sending)
  }
  try {
    return await db.transaction((tx) => {
      // What PostgreSQL undid is done again from its beginning.
      sent = []
      return work(tx, sendAlong)
    })
  } finally {
    await Promise.all(sent)
  }
}
