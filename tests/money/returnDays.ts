import { mintedCountry } from '../factories/shoppers.ts'
import { day, periods } from '../support/facts.ts'

/**
 * Where all minted shoppers live. One country is enough here, because its clocks change twice a
 * year; countries with several time zones are tested by hand.
 */
const timeZone = { GB: 'Europe/London' }[mintedCountry]
const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone })
const hourMs = 3_600_000

/**
 * The end of the 14th calendar day after a moment: the first full hour at which the shopper's
 * calendar shows the 15th.
 */
export function endOfReturnDay(from: number): number {
  const dayMs = day * 1_000
  const wanted = new Date(Date.parse(calendarDay.format(from)) + periods.toReturn * 1_000 + dayMs)
  const midnight = wanted.getTime()
  const dayAt = (at: number) => calendarDay.format(at)
  const isAlready = dayAt(midnight - hourMs) === dayAt(midnight)
  return isAlready ? midnight - hourMs : midnight
}
