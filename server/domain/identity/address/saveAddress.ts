import { and, eq } from 'drizzle-orm'
import { maxAddresses } from '../../../../contract/limits.ts'
import { type Address, type AddressCopy } from '../../../../contract/shippingAddress.ts'
import { hasPostcodes, readPostcode } from '../../../../contract/postcode.ts'
import { pipelineAll } from '../../../db/pipelineAll.ts'
import { addresses } from '../../../db/schema/users.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
import { toAddress } from './listAddresses.ts'
import { lockUser } from '../../kernel/lockUser.ts'

/** Adds an address, or edits the one with the given id. The first one becomes the default. */
export async function saveAddress(given: {
  ctx: ShopperCtx
  input: AddressCopy & { id?: number | undefined; isDefault: boolean }
}): Promise<Address> {
  const { ctx, input } = given
  const { id, isDefault, ...others } = input
  const fields = { ...others, postcode: checkedPostcode(input) }
  return ctx.db.transaction(async (tx) => {
    const [, own] = await pipelineAll(
      () => lockUser(tx, ctx.userId),
      () => tx.select().from(addresses).where(eq(addresses.userId, ctx.userId)),
    )
    const edited = own.find((address) => address.id === id)
    if (id !== undefined && !edited) throw new Refusal('notFound')
    if (!edited && own.length >= maxAddresses) {
      throw new Refusal('addressLimit', { most: maxAddresses })
    }
    const others = own.filter((address) => address !== edited)
    const becomesDefault = isDefault || !others.some((address) => address.isDefault)
    if (becomesDefault) {
      await tx
        .update(addresses)
        .set({ isDefault: false })
        .where(and(eq(addresses.userId, ctx.userId), eq(addresses.isDefault, true)))
    }
    const values = { ...fields, userId: ctx.userId, isDefault: becomesDefault }
    const [saved] = edited
      ? await tx.update(addresses).set(values).where(eq(addresses.id, edited.id)).returning()
      : await tx.insert(addresses).values(values).returning()
    if (!saved) throw new Error('the address was not written')
    return toAddress(saved)
  })
}

/** The postcode in the country's format; null where the country has none. */
function checkedPostcode({ country, postcode }: AddressCopy): string | null {
  if (!hasPostcodes(country)) return null
  const read = readPostcode(postcode ?? '', country)
  if (read === null) {
    throw new Refusal('invalidInput', {
      fields: [{ path: 'postcode', message: `a postcode of ${country}` }],
    })
  }
  return read
}
