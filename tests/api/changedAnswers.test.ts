import { describe, expect } from 'vitest'
import { listReviews } from '../../contract/catalogue.ts'
import { deleteAccount } from '../../contract/myData.ts'
import { saveProfile } from '../../contract/profile.ts'
import { addReview } from '../../contract/reviews.ts'
import { mintGoods } from '../factories/goods.ts'
import { aReview, askOffice, mustDo, orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { ask, send } from '../support/callApi.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const priceCents = 1_999

describe('what was hidden or deleted', () => {
  test('the pictures of a hidden review are shown to its author alone', async ({ shop }) => {
    const { shopper, picture, review, etags } = await reviewedWithPicture(shop)
    expect(await statuses(shop, picture)).toEqual([200, 200, 200])

    await mustDo(askOffice(shop, '/review/hide', { reviewId: review.id, reason: 'spam' }))

    expect(await statuses(shop, picture)).toEqual([404, 404, 404])
    expect(await statuses(shop, picture, etags)).toEqual([404, 404, 404])
    expect(await statuses(shop, picture, [], shopper.token)).toEqual([200, 200, 200])
  })

  test('a picture that another review shows stays public until that one is hidden', async ({
    shop,
  }) => {
    const { shopper, picture, review } = await reviewedWithPicture(shop)
    const other = await reviewWith(shop, shopper, picture)
    await mustDo(askOffice(shop, '/review/hide', { reviewId: review.id, reason: 'spam' }))
    const afterOne = await statuses(shop, picture)
    await mustDo(askOffice(shop, '/review/hide', { reviewId: other.id, reason: 'spam' }))
    expect([afterOne, await statuses(shop, picture)]).toEqual([
      [200, 200, 200],
      [404, 404, 404],
    ])
  })

  test('two reviews hidden at once leave none of their picture public', async ({ shop }) => {
    const { shopper, picture, review } = await reviewedWithPicture(shop)
    const other = await reviewWith(shop, shopper, picture)
    const hide = ({ id: reviewId }: { id: number }) =>
      mustDo(askOffice(shop, '/review/hide', { reviewId, reason: 'spam' }))
    await Promise.all([hide(review), hide(other)])
    expect(await statuses(shop, picture)).toEqual([404, 404, 404])
  })

  test('a public picture is revalidated at each use, and private ones are stored nowhere', async ({
    shop,
  }) => {
    const { shopper, picture, etags } = await reviewedWithPicture(shop)
    const [etag = ''] = etags
    const shown = await open(shop, addressesOf(picture)[0]!)
    const again = await open(shop, addressesOf(picture)[0]!, { 'if-none-match': etag })
    const { list } = await sendPictures(shop.app, [await aPicture()], shopper)
    const own = await open(shop, list[0]!.small, { token: shopper.token })
    const facts = [shown, again, own].map(({ status, headers }) => [
      status,
      headers.get('cache-control'),
      headers.get('etag'),
    ])
    expect(facts).toEqual([
      [200, 'public, no-cache', `"${picture}-small"`],
      [304, 'public, no-cache', `"${picture}-small"`],
      [200, 'private, no-store', null],
    ])
  })

  test('a hidden review and its count leave the list with its ETag', async ({ shop }) => {
    const { review, productId } = await reviewedWithPicture(shop)
    const address = `${listReviews.path}?product=${productId}&lang=en`
    const before = await open(shop, address)
    await mustDo(askOffice(shop, '/review/hide', { reviewId: review.id, reason: 'spam' }))
    await shop.catalogue.refreshProducts([productId])
    const after = await open(shop, address, { 'if-none-match': before.headers.get('etag') ?? '' })
    const { data } = (await after.json()) as { data: { list: unknown[]; total: number } }
    expect([after.status, data.list, data.total]).toEqual([200, [], 0])
  })

  test('neither shop nor office shows a picture of a deleted account', async ({ shop }) => {
    const { shopper, picture, productId, etags } = await reviewedWithPicture(shop, priceCents)
    const profile = await sendPictures(shop.app, [await aPicture()], shopper)
    const portrait = profile.list[0]!.id
    const { password } = shopper
    const profileOf = {
      familyName: '',
      givenName: '',
      email: '',
      mobile: '',
      picture: portrait,
    } as const
    await ask(shop.app, saveProfile, { ...profileOf, password }, shopper)
    await mustDo(send(shop.app, deleteAccount, { password }, shopper))
    await shop.catalogue.refreshProducts([productId])

    for (const id of [picture, portrait]) {
      expect(await statuses(shop, id)).toEqual([404, 404, 404])
      expect(await statuses(shop, id, etags, shopper.token)).toEqual([404, 404, 404])
      const atOffice = await shop.office.request(`/picture?id=${id}`, {})
      expect(await atOffice.json()).toMatchObject({ reason: 'notFound' })
    }
    const { list } = await ask(shop.app, listReviews, { product: productId })
    expect(list.map(({ authorName, pictures }) => [authorName, pictures])).toEqual([['', []]])
  })
})

const addressesOf = (picture: string) =>
  ['small', 'medium', 'large'].map((size) => `/api/uploads/${picture}/${size}`)

async function open(shop: TestShop, address: string, headers: Record<string, string> = {}) {
  return shop.app.request(address, { headers })
}

async function statuses(shop: TestShop, picture: string, etags: string[] = [], token?: string) {
  const answers = addressesOf(picture).map((address, at) =>
    open(shop, address, {
      ...(etags[at] ? { 'if-none-match': etags[at] } : {}),
      ...(token ? { token } : {}),
    }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

async function reviewedWithPicture(shop: TestShop, balanceCents = 2 * priceCents) {
  const shopper = await mintShopper(shop, { balanceCents })
  const { list } = await sendPictures(shop.app, [await aPicture()], shopper)
  const picture = list[0]!.id
  const review = await reviewWith(shop, shopper, picture)
  const shown = await Promise.all(addressesOf(picture).map((address) => open(shop, address)))
  const etags = shown.map(({ headers }) => headers.get('etag') ?? '')
  return { shopper, picture, review, productId: review.productId, etags }
}

/** Buys, receives and reviews new goods. */
async function reviewWith(shop: TestShop, shopper: MintedShopper, picture: string) {
  const { skuId, productId } = await mintGoods(shop, { priceCents })
  await shop.catalogue.refresh()
  const order = await mintOrder(shop, shopper, [{ skuId, quantity: 1 }])
  const life = orderLife(shop, { shopper, order })
  for (const step of [life.pay, life.ship, life.confirm]) await mustDo(step())
  const { lines, ...body } = aReview(
    order.id,
    order.lines.map(({ lineId }) => lineId),
  )
  const withPicture = lines.map((line) => ({ ...line, pictures: [picture] }))
  await mustDo(send(shop.app, addReview, { ...body, lines: withPicture }, shopper))
  await shop.catalogue.refreshProducts([productId])
  const { list } = await ask(shop.app, listReviews, { product: productId })
  return { id: list[0]!.id, productId }
}
