import * as v from 'valibot'

/** The refusal carries no data. */
export const bare = v.null()
/** The maximum that is allowed. */
export const limitReached = v.object({ most: v.number() })
export const fieldsRefused = v.object({
  fields: v.array(v.object({ path: v.string(), message: v.string() })),
})

/**
 * The refusals that every call may answer with: malformed or too large requests, too many at once,
 * a missing session, a missing row, an unexpected error, a full disk, or a database that is away.
 */
export const anyCallRefuses = {
  invalidInput: fieldsRefused,
  notLoggedIn: bare,
  notFound: bare,
  methodNotAllowed: bare,
  tooLarge: bare,
  unsupportedMediaType: bare,
  tooBusy: bare,
  internal: bare,
  storageFull: bare,
  unavailable: bare,
  keyMissing: bare,
  keyReused: bare,
}
