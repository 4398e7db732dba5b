const labels = new WeakMap<object, string>()

/** Names a check by what it looks for, so that two places with the same check can be told. */
export function look<Check extends object>(label: string, check: Check): Check {
  labels.set(check, label)
  return check
}

/** What a check looks for: its name, or for one without a name its source. */
export function labelOf(check: object): string {
  return labels.get(check) ?? String(check)
}
