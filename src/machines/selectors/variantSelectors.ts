import type { ProductDetail, ProductVariant } from '../../../contract/catalogue.ts'

/** The chosen value key of each option by the option's key. */
export type Choice = Readonly<Record<string, string>>

type Goods = Pick<ProductDetail, 'options' | 'variants'>

/** The one variant that the choice names; null while an option is open or there is no such one. */
export function variantOf({ options, variants }: Goods, choice: Choice): ProductVariant | null {
  if (options.length === 0) return variants[0] ?? null
  return (
    variants.find((variant) =>
      options.every((option, index) => variant.values[index] === choice[option.key]),
    ) ?? null
  )
}

/** What a product opens with: its only variant, or for each option the value if it has just one. */
export function firstChoice({ options }: Goods): Choice {
  return Object.fromEntries(
    options.flatMap(({ key, values }) =>
      values.length === 1 && values[0] ? [[key, values[0].key]] : [],
    ),
  )
}

/** Whether a value leads to something in stock, together with what is chosen of the other options. */
export function canChoose(goods: Goods, choice: Choice, option: string, value: string): boolean {
  const wanted = { ...choice, [option]: value }
  return goods.variants.some(
    (variant) =>
      variant.stock > 0 &&
      goods.options.every(
        ({ key }, index) => wanted[key] === undefined || wanted[key] === variant.values[index],
      ),
  )
}

/** The options still open, in their order. */
export function openOptions({ options }: Goods, choice: Choice) {
  return options.filter(({ key }) => choice[key] === undefined)
}

/** The picture of the chosen variant, or of the first one that has the values chosen so far. */
export function pictureFor(goods: Goods, choice: Choice) {
  return goods.variants.find((variant) =>
    goods.options.every(
      ({ key }, index) => choice[key] === undefined || choice[key] === variant.values[index],
    ),
  )?.picture
}
