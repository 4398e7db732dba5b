const ownerKey = 'harborlane.pushOwner'
const sessionKey = 'harborlane.pushSession'
const askedKey = 'harborlane.pushAsked'

/** Whose notifications this browser gets: a digest of their account. Null: nobody's. */
export function readPushOwner(): string | null {
  return read(ownerKey)
}

/** A digest of the session that is subscribed already. */
export function readPushSession(): string | null {
  return read(sessionKey)
}

export function storePushOwner(owner: { account: string; session: string } | null): void {
  store(ownerKey, owner?.account ?? null)
  store(sessionKey, owner?.session ?? null)
}

/** Whether the shopper of this browser has answered the offer. */
export function wasPushOffered(): boolean {
  return read(askedKey) !== null
}

export function rememberPushOffer(): void {
  store(askedKey, '1')
}

/** Whether there is a reason to load the code of push messages when a shopper arrives. */
export function mayResumePush(): boolean {
  return readPushOwner() !== null && 'Notification' in window
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Closed storage stores nothing: the offer is then made again. */
function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing else depends on it.
  }
}
