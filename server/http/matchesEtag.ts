/**
 * Whether `If-None-Match` names the ETag, alone, in a list or by `*`. The comparison is weak: a
 * proxy that compresses makes the ETag a weak one.
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each.replace(/^W\//, '') === etag)
}
