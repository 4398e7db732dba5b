const turned =
  /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const steering = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Wraps a person's words in bidi isolates, so that Hebrew or Arabic in them doesn't reorder the
 * text around them. Use it for plain text only; in a page, an element of its own does the same.
 */
export function isolated(text: string): string {
  return turned.test(text) ? `\u2068${text.replaceAll(steering, '')}\u2069` : text
}
