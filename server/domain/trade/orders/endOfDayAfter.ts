import { addDays, type Clock } from '../../kernel/clock.ts'

const dayMs = 86_400_000

/**
 * The end of the nth calendar day after a moment, where the goods were delivered. In a country with
 * several time zones the last of them counts. With a faster clock, days are periods and not calendar
 * days.
 */
export function endOfDayAfter(
  clock: Clock,
  from: Date,
  { days, country }: { days: number; country: string },
): Date {
  if (clock.dayMs !== undefined) return addDays(clock, from, days)
  const ends = timeZonesOf(country).map((timeZone) => endOfDay(from, days, timeZone))
  return new Date(Math.max(...ends))
}

function timeZonesOf(country: string): string[] {
  // A method in Node 22, a property before. TypeScript knows neither yet.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => string[] | undefined
    timeZones?: string[]
  }
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? []
  return zones.length > 0 ? zones : ['UTC']
}

/** The first moment of the next day. */
function endOfDay(from: Date, days: number, timeZone: string): number {
  const local = localTime(from.getTime(), timeZone)
  const midnight = (Math.floor(local / dayMs) + days + 1) * dayMs
  // The zone's offset may differ on that day, and where clocks change at midnight, on both its sides.
  const offsetAt = (at: number) => localTime(at, timeZone) - at
  const guess = midnight - offsetAt(midnight)
  return Math.max(guess, midnight - offsetAt(guess))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The wall clock of a time zone, as if it were UTC, in ms. */
function localTime(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  formats.set(timeZone, format)
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (at % 1_000)
}
