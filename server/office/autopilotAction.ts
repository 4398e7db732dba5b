import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { auditedAction, type Subject } from './auditedAction.ts'

/** Logs the action as the autopilot's. The shopper may have acted first; then it does nothing. */
export async function autopilotAction(
  ctx: { db: Db; clock: Clock },
  command: string,
  subject: Subject,
  act: (tx: Db) => Promise<unknown>,
): Promise<void> {
  const asking = { actor: 'autopilot', userName: null, command } as const
  try {
    await auditedAction(ctx, asking, { subject, act })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
