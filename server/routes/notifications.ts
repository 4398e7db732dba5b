import * as calls from '../../contract/notificationSettings.ts'
import { setChoice, setDetails, showSettings } from '../domain/identity/notifications/settings.ts'
import { subscribePush, unsubscribePush } from '../domain/identity/notifications/subscribePush.ts'
import { shopperRoute, type Api } from './route.ts'

/** What browsers subscribe with. Without a key the server sends no push messages. */
export interface PushSettings {
  publicKey: string | null
  /** Allows push services on this machine, for tests. */
  allowsLoopback: boolean
}

export function notificationRoutes(api: Api, push: PushSettings): void {
  shopperRoute(api, calls.showNotificationSettings, ({ ctx }) =>
    showSettings({ ctx: { ...ctx, ...push } }),
  )
  shopperRoute(api, calls.setNotificationChoice, ({ ctx, input }) =>
    setChoice({ ctx: { ...ctx, ...push }, input }),
  )
  shopperRoute(api, calls.setPushDetails, ({ ctx, input }) =>
    setDetails({ ctx: { ...ctx, ...push }, input }),
  )
  shopperRoute(api, calls.subscribePush, ({ ctx, input }) =>
    subscribePush({ ctx: { ...ctx, ...push }, input }),
  )
  shopperRoute(api, calls.unsubscribePush, ({ ctx }) =>
    unsubscribePush({ ctx: { ...ctx, ...push } }),
  )
}
