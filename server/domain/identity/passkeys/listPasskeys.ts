import { and, desc, eq } from 'drizzle-orm'
import type { Passkeys } from '../../../../contract/passkeys.ts'
import { passkeys, users } from '../../../db/schema/users.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { Refusal } from '../../kernel/errors.ts'

type Given<Input> = { ctx: Pick<ShopperCtx, 'db' | 'userId'>; input: Input }

export async function listPasskeys({ ctx }: Omit<Given<never>, 'input'>): Promise<Passkeys> {
  const { db, userId } = ctx
  const [user] = await db
    .select({ isRequired: users.passkeyRequired })
    .from(users)
    .where(eq(users.id, userId))
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id))
  return {
    list: rows.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      backedUp,
    })),
    isRequired: user?.isRequired ?? false,
  }
}

export async function renamePasskey({
  ctx,
  input,
}: Given<{ id: number; name: string }>): Promise<Passkeys> {
  const renamed = await ctx.db
    .update(passkeys)
    .set({ name: input.name })
    .where(and(eq(passkeys.id, input.id), eq(passkeys.userId, ctx.userId)))
    .returning({ id: passkeys.id })
  if (renamed.length === 0) throw new Refusal('notFound')
  return listPasskeys({ ctx })
}
