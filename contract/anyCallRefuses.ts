import * as v from 'valibot'

/** Carries nothing but its words. */
export const bare = v.null()
/** The most there may be. */
export const limitReached = v.object({ most: v.number() })
export const fieldsRefused = v.object({
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
})

/**
 * What any call may refuse with: malformed, too much, too many at once, without a session, gone, a
 * unexpected error, or no room to save anything.
 */
export const anyCallRefuses = {
  invalidInput: fieldsRefused,
  notLoggedIn: bare,
  notFound: bare,
  methodNotAllowed: bare,
  tooLarge: bare,
  tooBusy: bare,
  internal: bare,
  storageFull: bare,
  keyMissing: bare,
  keyReused: bare,
}
