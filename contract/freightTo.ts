import type { Destinations, FreightRule, ShopFreight } from './freight.ts'

/** Finds a shop's freight rule for a country. The country is null while none is known. */
export function freightTo(freight: ShopFreight, country: string | null): FreightRule {
  const own = country === null ? undefined : freight.freightTo?.[country]
  const { freightCents, freeFreightFromCents } = own ?? freight
  return { freightCents, freeFreightFromCents }
}

export function isSentTo(
  { destinations }: { destinations?: Destinations | null | undefined },
  country: string | null,
): boolean {
  if (!destinations || country === null) return true
  return 'only' in destinations
    ? destinations.only.includes(country)
    : !destinations.except.includes(country)
}

/** Checks whether the destination changes this shop's freight or whether it delivers. */
export function differsByCountry({ freightTo: own, destinations }: ShopFreight): boolean {
  return own !== undefined || destinations !== undefined
}

/** The freight in cents; 0 once the goods reach the rule's free limit. */
export function freightOf(rule: FreightRule, goodsCents: number): number {
  const { freightCents, freeFreightFromCents } = rule
  return freeFreightFromCents !== null && goodsCents >= freeFreightFromCents ? 0 : freightCents
}
