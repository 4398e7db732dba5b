import { and, eq } from 'drizzle-orm'
import type { Passkeys } from '../../../../contract/passkeys.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { passkeys, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx, ShopperCtx } from '../../kernel/ctx.ts'
import { lockUser } from '../../kernel/lockUser.ts'
import { forgetProofs } from '../proofs/forgetProofs.ts'
import { countPasskeys } from './addPasskey.ts'
import { listPasskeys } from './listPasskeys.ts'
import { noteSecurityChange } from './noteSecurityChange.ts'
import { proveIdentity, type Identity } from '../proofs/proveIdentity.ts'

/**
 * Removes a passkey. With the last one, payments take the payment code again: the way back for a
 * shopper who lost them all.
 */
export async function removePasskey(given: {
  ctx: ShopperCtx & CallerCtx
  input: Identity & { id: number }
}): Promise<Passkeys> {
  const { ctx, input } = given
  const { userId } = ctx
  await proveIdentity(ctx, input, 'passkeyChange')
  const at = ctx.clock.now()
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [removed] = await pipelineAll(
      () =>
        tx
          .delete(passkeys)
          .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, userId)))
          .returning({ id: passkeys.id }),
      () => forgetProofs(tx, userId),
    )
    if (removed.length === 0) throw new Refusal('notFound')
    await noteSecurityChange(tx, { userId, kind: 'passkey.removed', at })
    if ((await countPasskeys(tx, userId)) > 0) return
    await setRequired(tx, { userId, isRequired: false, at })
  })
  return listPasskeys({ ctx })
}

/** Sets whether payments and withdrawals need a passkey. */
export async function requirePasskey(given: {
  ctx: ShopperCtx & CallerCtx
  input: Identity & { isRequired: boolean }
}): Promise<Passkeys> {
  const { ctx, input } = given
  const { userId } = ctx
  const { isRequired } = input
  await proveIdentity(ctx, input, 'passkeyChange')
  await ctx.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (isRequired && (await countPasskeys(tx, userId)) === 0) throw new Refusal('passkeyUnknown')
    await forgetProofs(tx, userId)
    await setRequired(tx, { userId, isRequired, at: ctx.clock.now() })
  })
  return listPasskeys({ ctx })
}

async function setRequired(
  tx: Db,
  { userId, isRequired, at }: { userId: number; isRequired: boolean; at: Date },
): Promise<void> {
  const changed = await tx
    .update(users)
    .set({ passkeyRequired: isRequired })
    .where(and(eq(users.id, userId), eq(users.passkeyRequired, !isRequired)))
    .returning({ id: users.id })
  if (changed.length > 0 && !isRequired) {
    await noteSecurityChange(tx, { userId, kind: 'passkey.waived', at })
  }
}
