import type { Db } from './client.ts'

type SendAlong = (sending: Promise<unknown>) => void

/**
 * Runs a transaction whose last statements are sent without waiting: they travel with the commit.
 * If one of them fails, the commit fails, and so does this call.
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
      // A transaction that PostgreSQL rolled back because of a conflict starts over.
      sent = []
      return work(tx, sendAlong)
    })
  } finally {
    await Promise.all(sent)
  }
}
