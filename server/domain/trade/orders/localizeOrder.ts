import { dutyTo, type Duty } from '../../../../contract/duties.ts'
import type { OrderDetail, OrderSummary } from '../../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../../contract/refundDetail.ts'
import type { ReturnOffer } from '../../../../contract/returns.ts'
import type { OrderPreview } from '../../../../contract/orderPreview.ts'
import { orderIn } from '../../kernel/errors.ts'
import type { Catalogue, CatalogueCtx } from '../../catalogue/catalogue.ts'
import { localText } from '../../catalogue/localText.ts'
import type { OwnerCtx } from '../../kernel/ctx.ts'
import type { Page } from '../../kernel/cursor.ts'

interface OrderedLine {
  productId: number
  skuId: number
  title: string
  variant: string
  shopId?: number
  shopName?: string
}

type Reword = <Line extends OrderedLine>(line: Line) => Line

/** Who pays duties and taxes of a shop's goods; null where none are due or stated. */
type DutyOf = (shopId: number, destination: string) => Duty | null

/** Localizes the lines of an answer. */
type Localize<Answer> = (answer: Answer, reword: Reword, dutyOf: DutyOf) => Answer

type Verb<VerbCtx, Input, Answer> = (given: { ctx: VerbCtx; input: Input }) => Promise<Answer>

/**
 * Wraps a verb whose answer or refusal contains ordered goods. Their texts come from the catalogue
 * in the reader's language while the goods are sold, and later from the order.
 */
export function withLocalizedLines<VerbCtx extends OwnerCtx, Input, Answer>(
  catalogue: Catalogue,
  verb: Verb<VerbCtx, Input, Answer>,
  localize: Localize<Answer>,
): Verb<VerbCtx, Input, Answer> {
  return async (given) => {
    const ctx = { ...given.ctx, catalogue }
    try {
      return await rewrite(ctx, await verb(given), localize)
    } catch (error) {
      const carried = orderIn(error)
      throw carried ? carried.withOrder(await rewrite(ctx, carried.order, localizeOrder)) : error
    }
  }
}

export const localizeOrder: Localize<OrderDetail> = (order, reword, dutyOf) => ({
  ...order,
  lines: order.lines.map((line) => {
    const duty = dutyOf(line.shopId, order.address.country)
    return { ...reword(line), ...(duty === null ? {} : { duty }) }
  }),
  refund: order.refund && localizeRefund(order.refund, reword, dutyOf),
})

export const localizeOrders: Localize<Page<OrderSummary>> = ({ list, nextCursor }, reword) => ({
  list: list.map((order) => ({ ...order, lines: order.lines.map(reword) })),
  nextCursor,
})

export const localizeRefund: Localize<RefundDetail> = (refund, reword) => ({
  ...refund,
  lines: refund.lines.map(reword),
})

export const localizeReturn: Localize<ReturnOffer> = (offer, reword, dutyOf) => ({
  ...offer,
  lines: offer.lines.map(reword),
  declared: offer.declared && localizeRefund(offer.declared, reword, dutyOf),
})

export const localizeRefunds: Localize<Page<RefundDetail>> = (
  { list, nextCursor },
  reword,
  dutyOf,
) => ({
  list: list.map((refund) => localizeRefund(refund, reword, dutyOf)),
  nextCursor,
})

export function localizePreviews<
  Answer extends { list: readonly { order?: OrderPreview | null | undefined }[] },
>(answer: Answer, reword: Reword): Answer {
  return {
    ...answer,
    list: answer.list.map((each) => ({ ...each, order: each.order && reword(each.order) })),
  }
}

export function localizeNothing<Answer>(answer: Answer): Answer {
  return answer
}

/** Localizes the answer with the catalogue's texts. */
export async function rewrite<Answer>(
  ctx: CatalogueCtx,
  answer: Answer,
  localize: Localize<Answer>,
): Promise<Answer> {
  const lines: OrderedLine[] = []
  localize(
    answer,
    (line) => {
      lines.push(line)
      return line
    },
    () => null,
  )
  const { shops } = ctx.catalogue.snapshot
  return localize(answer, await readWords(ctx, lines), (shopId, destination) =>
    dutyTo(shops.get(shopId)?.delivery ?? null, destination),
  )
}

async function readWords(
  { db, lang, catalogue }: CatalogueCtx,
  lines: readonly OrderedLine[],
): Promise<Reword> {
  const { snapshot, variants } = catalogue
  const sold = lines.filter(({ productId }) => snapshot.productsById.has(productId))
  const named = sold.filter(({ variant }) => variant !== '')
  const labels = await variants.labelsOf(
    db,
    named.map(({ skuId }) => skuId),
  )
  return (line) => {
    const product = snapshot.productsById.get(line.productId)
    const shop = snapshot.shops.get(line.shopId ?? 0)
    return {
      ...line,
      ...(shop && { shopName: localText(shop.name, lang) }),
      ...(product && {
        title: localText(product.title, lang),
        variant: labels.get(line.skuId)?.[lang] ?? line.variant,
      }),
    }
  }
}
