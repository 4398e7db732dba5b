import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'
import { networkOf } from '../../kernel/networkOf.ts'
import { takePerHour } from './takePerHour.ts'

/** Refuses with `tooManyAttempts` when the caller's address has used up its hourly limit. */
export async function limitAddress(
  ctx: CallerCtx,
  what: 'registrations' | 'codes',
  most: number,
): Promise<void> {
  const until = await takePerHour(ctx, { key: `${what}:${networkOf(ctx.caller.address)}`, most })
  if (until) throw new Refusal('tooManyAttempts', { until: until.toISOString() })
}
