import type { OrderDetail, OrderSummary } from '../../../../contract/orderDetail.ts'
import type { RefundDetail } from '../../../../contract/refundDetail.ts'
import type { OrderFace } from '../../../../contract/orderFace.ts'
import { orderIn } from '../../kernel/errors.ts'
import type { Catalogue, CatalogueCtx } from '../../catalogue/catalogue.ts'
import { localText } from '../../catalogue/localText.ts'
import type { ShopperCtx } from '../../kernel/ctx.ts'
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

/** Localizes the lines of an answer. */
type Tell<Answer> = (answer: Answer, reword: Reword) => Answer

interface Given<Input> {
  ctx: ShopperCtx
  input: Input
}
type Verb<Input, Answer> = (given: Given<Input>) => Promise<Answer>

/**
 * Wraps a verb whose answer or refusal contains ordered goods. Their texts come from the catalogue
 * in the reader's language while the goods are sold, and later from the order.
 */
export function inReadersWords<Input, Answer>(
  catalogue: Catalogue,
  verb: Verb<Input, Answer>,
  tell: Tell<Answer>,
): Verb<Input, Answer> {
  return async (given) => {
    const ctx = { ...given.ctx, catalogue }
    try {
      return await rewrite(ctx, await verb(given), tell)
    } catch (error) {
      const carried = orderIn(error)
      throw carried ? carried.retell(await rewrite(ctx, carried.order, tellOrder)) : error
    }
  }
}

export const tellOrder: Tell<OrderDetail> = (order, reword) => ({
  ...order,
  lines: order.lines.map(reword),
  refund: order.refund && tellRefund(order.refund, reword),
})

export const tellOrders: Tell<Page<OrderSummary>> = ({ list, nextCursor }, reword) => ({
  list: list.map((order) => ({ ...order, lines: order.lines.map(reword) })),
  nextCursor,
})

export const tellRefund: Tell<RefundDetail> = (refund, reword) => ({
  ...refund,
  lines: refund.lines.map(reword),
})

export const tellRefunds: Tell<Page<RefundDetail>> = ({ list, nextCursor }, reword) => ({
  list: list.map((refund) => tellRefund(refund, reword)),
  nextCursor,
})

export function tellFaces<
  Answer extends { list: readonly { order?: OrderFace | null | undefined }[] },
>(answer: Answer, reword: Reword): Answer {
  return {
    ...answer,
    list: answer.list.map((each) => ({ ...each, order: each.order && reword(each.order) })),
  }
}

export function tellNothing<Answer>(answer: Answer): Answer {
  return answer
}

/** Localizes the answer with the catalogue's texts. */
export async function rewrite<Answer>(
  ctx: CatalogueCtx,
  answer: Answer,
  tell: Tell<Answer>,
): Promise<Answer> {
  const lines: OrderedLine[] = []
  tell(answer, (line) => {
    lines.push(line)
    return line
  })
  return tell(answer, await readWords(ctx, lines))
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
