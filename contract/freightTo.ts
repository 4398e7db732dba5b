import type { FreightRule, ShopFreight } from './freight.ts'

/** What a shop asks for orders to a country; null where none is known yet. */
export function freightTo(freight: ShopFreight, country: string | null): FreightRule {
  const own = country === null ? undefined : freight.freightTo?.[country]
  const { freightCents, freeFreightFromCents } = own ?? freight
  return { freightCents, freeFreightFromCents }
}

export function isSentTo({ destinations }: ShopFreight, country: string | null): boolean {
  if (destinations === undefined || country === null) return true
  return 'only' in destinations
    ? destinations.only.includes(country)
    : !destinations.except.includes(country)
}

/** Whether it matters for this shop where the goods go. */
export function differsByCountry({ freightTo: own, destinations }: ShopFreight): boolean {
  return own !== undefined || destinations !== undefined
}

/** Cents without freight from so many cents of goods on. */
export function freightOf(rule: FreightRule, goodsCents: number): number {
  const { freightCents, freeFreightFromCents } = rule
  return freeFreightFromCents !== null && goodsCents >= freeFreightFromCents ? 0 : freightCents
}
