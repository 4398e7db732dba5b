import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { saveProfile as description } from '../../../../contract/profile.ts'
import type { Db } from '../../../db/client.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { passwordCodes, users } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx, ShopperCtx } from '../../kernel/ctx.ts'
import { addNotice } from '../../kernel/addNotice.ts'
import { checkLogin, proveIdentity } from '../proofs/proveIdentity.ts'
import { holdOwn } from '../../uploads/holdOwn.ts'
import { useUploads } from '../../uploads/useUploads.ts'
import { showUserInfo } from './showUserInfo.ts'

/**
 * Updates the profile. A session alone can't change the mail address, which would allow a reset of
 * the password.
 */
export async function updateProfile(given: {
  ctx: ShopperCtx & CallerCtx
  input: InferOutput<typeof description.input>
}) {
  const { ctx, input } = given
  const { familyName, givenName, picture } = input
  const email = input.email === '' ? null : input.email
  const mobile = input.mobile === '' ? null : input.mobile
  const [user] = await ctx.db.select().from(users).where(eq(users.id, ctx.userId))
  if (!user) throw new Error(`no user ${ctx.userId}`)
  const movesMail = email !== user.email
  if (movesMail) {
    await (input.proof
      ? proveIdentity(ctx, input, 'emailChange')
      : checkLogin(ctx, user, input.password ?? ''))
  }
  await ctx.db.transaction(async (tx) => {
    const [[locked], isPictureOwn] = await pipelineAll(
      () => tx.select().from(users).where(eq(users.id, user.id)).for('no key update'),
      () => holdOwn(tx, user.id, picture === null ? [] : [picture]),
    )
    if (!isPictureOwn) throw new Refusal('uploadMissing')
    if (locked?.email !== user.email || locked.passwordHash !== user.passwordHash) {
      throw new Refusal('profileChanged')
    }
    await pipelineAll(
      () =>
        tx
          .update(users)
          .set({ familyName, givenName, email, mobile, picture })
          .where(eq(users.id, user.id)),
      () => movePicture(tx, { from: locked.picture, to: picture }),
      () => (movesMail ? afterMoving(tx, user, ctx.clock.now()) : null),
    )
  })
  return showUserInfo({ ctx })
}

function movePicture(tx: Db, { from, to }: { from: string | null; to: string | null }) {
  if (from === to) return null
  return pipelineAll(
    () => (from === null ? null : useUploads(tx, [from], { by: -1 })),
    () => (to === null ? null : useUploads(tx, [to])),
  )
}

/** Invalidates a code that was mailed to the old address. */
function afterMoving(tx: Db, user: { id: number; account: string }, at: Date) {
  return pipelineAll(
    () =>
      tx
        .delete(passwordCodes)
        .where(and(eq(passwordCodes.account, user.account), eq(passwordCodes.userId, user.id))),
    () => addNotice(tx, { userId: user.id, kind: 'email.changed', at }),
  )
}
