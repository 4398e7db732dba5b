const secrets =
  /^(token|password|oldPassword|newPassword|passwordAgain|payCode|oldPayCode|chosenCode|code|digit|proof|proofs|credentials|registration|response|assertion|cardNumber|idempotencyKey)$/
const hidden = '•••'
const deepest = 12

/** Returns a copy that hides passwords, codes, tokens, proofs and card numbers at any depth. */
export function withoutSecrets<Value>(value: Value): Value {
  return copy(value, 0) as Value
}

function copy(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return hidden
  if (Array.isArray(value)) return value.map((each) => copy(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secrets.test(key) && inner !== null ? hidden : copy(inner, depth + 1),
    ]),
  )
}
