const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats how long something has waited, such as `3 h` or `2 d`. */
export function ageText(since: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(since))
  if (ms < hour) return `${Math.floor(ms / minute)} min`
  return ms < 2 * day ? `${Math.floor(ms / hour)} h` : `${Math.floor(ms / day)} d`
}
