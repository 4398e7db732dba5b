import * as calls from '../../contract/articles.ts'
import type { HelpSupport } from '../../contract/articles.ts'
import { listArticles } from '../domain/catalogue/articles/listArticles.ts'
import { showContact } from '../domain/catalogue/contact/platformContact.ts'
import { publicRoute, type Api } from './route.ts'

/** The targets of the links for sellers. */
export type SellerLinks = HelpSupport['links']

export function articleRoutes(api: Api, links: SellerLinks): void {
  publicRoute(api, calls.helpSupport, async ({ ctx }) => ({
    list: await listArticles({ ctx, input: { kind: 'help' } }),
    contact: await showContact({ ctx }),
    links,
  }))
  publicRoute(api, calls.law, async ({ ctx }) => ({
    list: await listArticles({ ctx, input: { kind: 'law' } }),
    contact: await showContact({ ctx }),
  }))
}
