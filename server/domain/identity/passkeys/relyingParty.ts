import { isIP } from 'node:net'
import { Refusal } from '../../kernel/errors.ts'
import type { CallerCtx } from '../../kernel/ctx.ts'

export type PasskeyCtx = CallerCtx & {
  /** The site's public origin; empty when it isn't configured. */
  readonly siteOrigin: string
}

/** Who asks for a passkey, in the terms of WebAuthn. */
interface RelyingParty {
  /** The host name that passkeys belong to. */
  id: string
  /** The only origin whose answers are accepted. */
  origin: string
}

/**
 * The configured site. Without one, it is the caller's own `localhost`, on any port. Refuses
 * with `passkeyUnavailable` elsewhere: WebAuthn accepts no IP address as an id.
 */
export function relyingParty({ siteOrigin, caller }: PasskeyCtx): RelyingParty {
  const origin = siteOrigin === '' ? caller.origin : siteOrigin
  const host = URL.parse(origin)?.hostname ?? ''
  const isUsable =
    siteOrigin === ''
      ? host === 'localhost'
      : host !== '' && isIP(host.replaceAll(/[[\]]/g, '')) === 0
  if (!isUsable) throw new Refusal('passkeyUnavailable')
  return { id: host, origin }
}
