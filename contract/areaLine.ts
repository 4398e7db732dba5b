import { isolated } from './isolated.ts'

/** Countries that write the postcode after the place; all others write it before. */
const behind = new Set(
  (
    'AU BB BD BM BN BR CA FK GB GG GI ID IE IM IN JE JO KE KH KY LC LV MT MM NG NP NZ PK SG TC TH TT TW ' +
    'US VC VN WS ZA'
  ).split(' '),
)

/** Returns place and postcode in the country's order. */
export function areaLine(address: {
  country: string
  area: string
  postcode: string | null
}): string {
  const { country, postcode } = address
  const area = isolated(address.area)
  if (postcode === null) return area
  return behind.has(country) ? `${area} ${postcode}` : `${postcode} ${area}`
}
