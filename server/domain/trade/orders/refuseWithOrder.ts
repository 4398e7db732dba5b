import { OrderRefusal } from '../../kernel/errors.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import type { OrderRef } from './orderRow.ts'
import { readDetail } from './readOrders.ts'

/** Runs the work. A refusal about the order gets the current order added. */
export async function refuseWithOrder<Result>(
  ctx: Pick<Ctx, 'db'>,
  ref: OrderRef,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OrderRefusal)) throw error
    throw error.with(await readDetail(ctx.db, ref))
  }
}
