import { addDays, type Clock } from '../../domain/kernel/clock.ts'

/** The clock, set back by some of the deadlines' days. */
export function daysAgo(clock: Clock, days: number): Clock {
  return { ...clock, now: () => addDays(clock, clock.now(), -days) }
}
