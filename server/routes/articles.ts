import * as calls from '../../contract/articles.ts'
import type { HelpSupport } from '../../contract/articles.ts'
import { listArticles } from '../domain/catalogue/articles/listArticles.ts'
import { publicRoute, type Api } from './route.ts'

/** The shop's contact, and the targets of its links for sellers. */
export type ShopContacts = Pick<HelpSupport, 'contact' | 'links'>

export function articleRoutes(api: Api, shopContacts: ShopContacts): void {
  publicRoute(api, calls.helpSupport, async ({ ctx }) => ({
    list: await listArticles({ ctx, input: { kind: 'help' } }),
    ...shopContacts,
  }))
  publicRoute(api, calls.law, async ({ ctx }) => ({
    list: await listArticles({ ctx, input: { kind: 'law' } }),
  }))
}
