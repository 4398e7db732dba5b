import type { Adjusted } from '../domain/ledger/adjustBalance.ts'
import { dollars, signedDollars } from './table.ts'

export function adjustedText({ account, amountCents, availableCents }: Adjusted): string {
  return `${signedDollars(amountCents)}; ${account} has ${dollars(availableCents)} now`
}
