import { listProducts, showProduct } from '../../contract/catalogue.ts'
import { ask } from '../../tests/support/callApi.ts'
import { askOffice, mustDo } from '../../tests/factories/orderLife.ts'
import type { RemoteShop } from '../../tests/support/remoteShop.ts'

export interface Goods {
  productIds: number[]
  skuIds: number[]
}

const products = 40
const stock = 1_000_000

/** Imports products that don't sell out, as an operator does; each has two variants. */
export async function importGoods({ app, office }: RemoteShop): Promise<Goods> {
  const text = (en: string) => ({ en })
  const file = {
    categories: [{ slug: 'bench', name: text('Bench'), picture: 'category-food' }],
    shops: [
      {
        slug: 'bench',
        name: text('Bench shop'),
        tagline: text('Bench'),
        description: text('Bench'),
        logo: 'shop-atelier-mirabel',
        freightCents: 0,
        openedAt: '2026-01-01T00:00:00.000Z',
      },
    ],
    products: Array.from({ length: products }, (_, at) => ({
      code: `bench-${at}`,
      category: 'bench',
      shop: 'bench',
      title: text(`Benchmark ${at}`),
      description: text('Sold again and again'),
      pictures: ['arcade-stick'],
      options: [
        {
          key: 'size',
          name: text('Size'),
          values: ['s', 'l'].map((key) => ({ key, name: text(key) })),
        },
      ],
      variants: ['s', 'l'].map((key) => ({ values: [key], priceCents: 1_200 + at, stock })),
      listedAt: '2026-01-01T00:00:00.000Z',
    })),
  }
  await mustDo(askOffice({ office }, '/import', { files: [file] }))
  const list = await findBench(app)
  const shown = await Promise.all(list.map(({ id }) => ask(app, showProduct, { id })))
  return {
    productIds: list.map(({ id }) => id),
    skuIds: shown.flatMap(({ variants }) => variants.map(({ skuId }) => skuId)),
  }
}

const longestWaitMs = 60_000
const lookAgainMs = 500

/**
 * The server lists imported goods once the outbox relay has published them, which takes a while in
 * a large shop.
 */
async function findBench(app: RemoteShop['app']) {
  const deadline = Date.now() + longestWaitMs
  for (;;) {
    const found = await ask(app, listProducts, { q: 'Benchmark', limit: products }).catch(
      (error: unknown) => {
        if (Date.now() > deadline) throw error
        return null
      },
    )
    if (found?.list.length === products) return found.list
    if (Date.now() > deadline) throw new Error('the imported goods are not listed')
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
}
