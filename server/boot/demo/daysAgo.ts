import { addDays, type Clock } from '../../domain/kernel/clock.ts'

/** The clock as it stood some days of the deadlines ago. */
export function daysAgo(clock: Clock, days: number): Clock {
  return { ...clock, now: () => addDays(clock, clock.now(), -days) }
}
