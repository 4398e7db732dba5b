import * as calls from '../../contract/passkeys.ts'
import { addPasskey, askForNewPasskey } from '../domain/identity/passkeys/addPasskey.ts'
import { listPasskeys, renamePasskey } from '../domain/identity/passkeys/listPasskeys.ts'
import { askForProof, proveByPasskey } from '../domain/identity/passkeys/proveByPasskey.ts'
import { removePasskey, requirePasskey } from '../domain/identity/passkeys/removePasskey.ts'
import { askForSignIn, signInByPasskey } from '../domain/identity/passkeys/signInByPasskey.ts'
import { publicRoute, shopperRoute, type Api } from './route.ts'

/** Without a configured origin, passkeys work on `localhost` only. */
export function passkeyRoutes(api: Api, siteOrigin: string): void {
  publicRoute(api, calls.askForSignIn, ({ ctx }) => askForSignIn({ ctx: { ...ctx, siteOrigin } }))
  publicRoute(api, calls.signInByPasskey, ({ ctx, input }) =>
    signInByPasskey({ ctx: { ...ctx, siteOrigin }, input }),
  )
  shopperRoute(api, calls.listPasskeys, listPasskeys)
  shopperRoute(api, calls.askForNewPasskey, ({ ctx, input }) =>
    askForNewPasskey({ ctx: { ...ctx, siteOrigin }, input }),
  )
  shopperRoute(api, calls.addPasskey, ({ ctx, input }) =>
    addPasskey({ ctx: { ...ctx, siteOrigin }, input }),
  )
  shopperRoute(api, calls.renamePasskey, renamePasskey)
  shopperRoute(api, calls.removePasskey, removePasskey)
  shopperRoute(api, calls.requirePasskey, requirePasskey)
  shopperRoute(api, calls.askForProof, ({ ctx, input }) =>
    askForProof({ ctx: { ...ctx, siteOrigin }, input }),
  )
  shopperRoute(api, calls.proveByPasskey, ({ ctx, input }) =>
    proveByPasskey({ ctx: { ...ctx, siteOrigin }, input }),
  )
}
