import type { ProductDetail, ProductOption, ProductVariant } from '../../../contract/catalogue.ts'

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
 * The choice that nobody has to make: the variant that is known already (`skuId`), else the options
 * with a single value.
 */
export function initialChoice({ options, variants }: Goods, skuId: number | null): Choice {
  const known = variants.find((variant) => variant.skuId === skuId)
  return known
    ? choiceOf(options, known)
    : Object.fromEntries(
        options.flatMap(({ key, values: [only, ...others] }) =>
          only && others.length === 0 ? [[key, only.key]] : [],
        ),
      )
}

/** The first option without a chosen value. */
export function missingOption({ options }: Goods, choice: Choice): ProductOption | null {
  return options.find(({ key }) => choice[key] === undefined) ?? null
}

/** Changes one option. What no variant has as well is chosen no longer. */
export function withValue(
  { options, variants }: Goods,
  choice: Choice,
  { option, value }: { option: string; value: string },
): Choice {
  const next = { ...choice, [option]: value }
  if (fitting({ options, variants }, next).length > 0) return next
  const [closest] = variants
    .filter((variant) => valueOf(options, variant, option) === value)
    .toSorted((one, other) => sharedWith(other) - sharedWith(one))
  if (!closest) return choice
  return Object.fromEntries(
    Object.entries(next).filter(([key, chosen]) => valueOf(options, closest, key) === chosen),
  )

  function sharedWith(variant: ProductVariant): number {
    return options.filter(({ key }) => valueOf(options, variant, key) === choice[key]).length
  }
}

/**
 * Whether a variant with this value, and with the other chosen ones, is in stock. Where there is no
 * such variant, the others are dropped by {@link withValue}, so any variant counts.
 */
export function isOffered(
  goods: Goods,
  choice: Choice,
  { option, value }: { option: string; value: string },
): boolean {
  const matching = fitting(goods, { ...choice, [option]: value })
  const open = matching.length > 0 ? matching : fitting(goods, { [option]: value })
  return open.some(({ stock }) => stock > 0)
}

/** What is known of price, stock and picture after a choice that may be incomplete. */
export function offerOf(goods: Goods, choice: Choice) {
  const open = fitting(goods, choice)
  const [cheapest] = open.toSorted((one, other) => one.priceCents - other.priceCents)
  const pictures = new Set(open.map(({ picture }) => picture.small))
  return {
    priceCents: cheapest?.priceCents ?? null,
    originalPriceCents: cheapest?.originalPriceCents ?? null,
    priceVaries: open.some(({ priceCents }) => priceCents !== cheapest?.priceCents),
    /** The most pieces of one of them. */
    stock: Math.max(0, ...open.map(({ stock }) => stock)),
    /** Null while the open variants look different. */
    picture: pictures.size === 1 ? open[0]!.picture : null,
  }
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

/** The variants that a choice leaves open. */
function fitting({ options, variants }: Goods, choice: Choice): ProductVariant[] {
  return variants.filter(({ values }) =>
    options.every(({ key }, index) => choice[key] === undefined || choice[key] === values[index]),
  )
}

function valueOf(options: Goods['options'], { values }: ProductVariant, option: string) {
  return values[options.findIndex(({ key }) => key === option)]
}

function choiceOf(options: Goods['options'], { values }: ProductVariant): Choice {
  return Object.fromEntries(options.map(({ key }, index) => [key, values[index]!]))
}
