const labels = new WeakMap<object, string>()

/** Names a check by what it looks for, so that two places with the same check can be identified. */
export function look<Check extends object>(label: string, check: Check): Check {
  labels.set(check, label)
  return check
}

/** The label of a check: its name, or its source where it has none. */
export function labelOf(check: object): string {
  return labels.get(check) ?? String(check)
}
