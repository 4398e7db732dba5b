import type { ProductDetail, ProductVariant } from '../../../contract/catalogue.ts'

/** The chosen value key by option key. */
export type Choice = Readonly<Record<string, string>>

type Goods = Pick<ProductDetail, 'options' | 'variants'>

/** The single variant of a choice. Null if it doesn't exist. */
export function variantOf({ options, variants }: Goods, choice: Choice): ProductVariant | null {
  return (
    variants.find((variant) =>
      options.every((option, index) => variant.values[index] === choice[option.key]),
    ) ?? null
  )
}

/**
 * The initial choice: the cheapest variant in stock, the first of equals, else the first variant.
 */
export function firstChoice({ options, variants }: Goods): Choice {
  const [first, ...others] = inStockFirst(variants)
  if (!first) return {}
  const isBetter = (one: ProductVariant, other: ProductVariant) =>
    one.stock > 0 && one.priceCents < other.priceCents
  return choiceOf(
    options,
    others.reduce((best, each) => (isBetter(each, best) ? each : best), first),
  )
}

/** Changes one option. The others stay as far as such a variant is in stock. */
export function withValue(
  { options, variants }: Goods,
  choice: Choice,
  { option, value }: { option: string; value: string },
): Choice {
  const at = options.findIndex(({ key }) => key === option)
  const having = inStockFirst(variants.filter(({ values }) => values[at] === value))
  const score = ({ stock, values }: ProductVariant) =>
    options.filter(({ key }, index) => values[index] === choice[key]).length +
    (stock > 0 ? options.length : 0)
  const [first, ...others] = having
  if (!first) return choice
  return choiceOf(
    options,
    others.reduce((best, each) => (score(each) > score(best) ? each : best), first),
  )
}

/** Whether a variant with this value is in stock. */
export function isOffered({ options, variants }: Goods, option: string, value: string): boolean {
  const at = options.findIndex(({ key }) => key === option)
  return variants.some(({ stock, values }) => stock > 0 && values[at] === value)
}

/** The picture of each value of an option, if the pictures distinguish the values. */
export function picturesOf({ options, variants }: Goods, option: string) {
  const at = options.findIndex(({ key }) => key === option)
  const pictures = new Map(
    (options[at]?.values ?? []).flatMap(({ key }) => {
      const picture = variants.find(({ values }) => values[at] === key)?.picture
      return picture ? [[key, picture] as const] : []
    }),
  )
  const files = new Set([...pictures.values()].map(({ small }) => small))
  return files.size > 1 && files.size === pictures.size ? pictures : null
}

function inStockFirst(variants: readonly ProductVariant[]): ProductVariant[] {
  return [
    ...variants.filter(({ stock }) => stock > 0),
    ...variants.filter(({ stock }) => stock === 0),
  ]
}

function choiceOf(options: Goods['options'], { values }: ProductVariant): Choice {
  return Object.fromEntries(options.map(({ key }, index) => [key, values[index]!]))
}
