import * as calls from '../../contract/messages.ts'
import { readMessages } from '../domain/messaging/messages/readMessages.ts'
import { sendMessage } from '../domain/messaging/messages/sendMessage.ts'
import { showMessages } from '../domain/messaging/messages/showMessages.ts'
import { shopperRoute, type Api } from './route.ts'

/** What shoppers and the shop write to each other about an order. */
export function messageRoutes(api: Api): void {
  shopperRoute(api, calls.showMessages, showMessages)
  shopperRoute(api, calls.sendMessage, sendMessage)
  shopperRoute(api, calls.readMessages, readMessages)
}
