import * as v from 'valibot'

const longest = 2_000
/**
 * Control and direction characters, spaces, and characters that could close an attribute, a tag or
 * a style.
 */
const unsafe = /[\p{C}\p{Z}"'<>`\\]/u

/** An absolute https URL, stored as a browser would serialize it. */
export const pictureAddress = v.pipe(
  v.string(),
  v.check(
    (given) => normalised(given) !== null,
    'Not an https address, or one with spaces, quotes or signs that need %-writing.',
  ),
  v.transform((given) => normalised(given) ?? ''),
)

function normalised(given: string): string | null {
  if (given.length > longest || unsafe.test(given) || !/^https:\/\//i.test(given)) return null
  const read = URL.parse(given)
  return read && read.username === '' && read.password === '' ? read.href : null
}
