import type { Clock } from '../domain/kernel/clock.ts'
import type { Db } from '../db/client.ts'
import { countRealShoppers, hasRealShoppers } from '../domain/identity/account/realShoppers.ts'
import { runAutopilot } from './autopilot.ts'

/** The operator's setting: `asked` when it was set explicitly, `usual` for the default. */
export type AutopilotWish = 'asked' | 'usual' | 'off'

export interface Autopilot {
  /** The periodic job; null when the autopilot is off. */
  beat: (() => Promise<void>) | null
  /** The line that the server prints about it at the start. */
  words: string
}

/**
 * Plays the operator in shops with demo accounts only. It checks before each run, because another
 * process may serve the same database to real shoppers; then it stays off until the next start.
 */
export async function openAutopilot(given: {
  ctx: { db: Db; clock: Clock; say: (line: string) => void }
  input: { wish: AutopilotWish }
}): Promise<Autopilot> {
  const { ctx, input } = given
  if (input.wish === 'off') {
    return {
      beat: null,
      words:
        'Autopilot is off: orders, refunds and audits wait for npm run office (AUTOPILOT=on plays the operator in a demo)',
    }
  }
  const real = await countRealShoppers(ctx.db)
  if (real > 0 && input.wish === 'asked') {
    throw new Error(
      `AUTOPILOT=on would answer for shoppers who registered without it (${real}): their orders and money are real. Set AUTOPILOT=off and answer with npm run office, or give the demo a database of its own (DATA_DIR or DATABASE_URL).`,
    )
  }
  if (real > 0) {
    return {
      beat: null,
      words: `Autopilot is off, since shoppers registered without it (${real}): orders, refunds and audits wait for npm run office`,
    }
  }
  let isOver = false
  return {
    words:
      'Autopilot is on: it plays the operator after a few seconds (AUTOPILOT=off leaves that to you)',
    async beat() {
      if (isOver) return
      isOver = await hasRealShoppers(ctx.db)
      if (isOver) {
        ctx.say('Autopilot is off from now on: somebody registered where it does not play')
        return
      }
      await runAutopilot(ctx)
    },
  }
}
