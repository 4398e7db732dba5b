import { Hono } from 'hono'
import sharp from 'sharp'
import { apiOrSite } from '../../server/http/apiOrSite.ts'
import { securityHeaders, type SecurityHeaderSettings } from '../../server/http/securityHeaders.ts'
import { addPictures, addSite } from '../../server/ssr/site.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { buildSmallSite, renderSmallPage } from './buildSmallSite.ts'
import { listenOn, type Listening } from './listenOn.ts'
import { openTestShop } from './openTestShop.ts'
import { sendPictures } from './sendPictures.ts'
import type { TestShop } from './testShop.ts'

export interface ServedShop {
  shop: TestShop
  shopper: MintedShopper
  /** The address of a picture that the shopper uploaded. */
  picture: string
  /** Serves the shop on another port, with its own settings. */
  open(settings: Partial<SecurityHeaderSettings>): Promise<Listening>
  close(): Promise<void>
}

/** The API with pictures and a small site, served as in production. */
export async function openServedShop(): Promise<ServedShop> {
  const shop = await openTestShop()
  const built = buildSmallSite('')
  const site = new Hono()
  addPictures(site)
  await addSite(site, {
    distFolder: built.folder,
    renderPage: renderSmallPage,
    api: new Hono(),
    networkOfCall: () => 'a network',
  })
  await shop.catalogue.refresh()
  const shopper = await mintShopper(shop)
  const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#d9480f' } })
  const { list } = await sendPictures(shop.app, [await image.png().toBuffer()], shopper)
  const servers: Listening[] = []
  return {
    shop,
    shopper,
    picture: list[0]!.small,
    open: async (settings) => {
      const securitySettings = { appOrigins: [], isSecure: () => false, ...settings }
      const server = await listenOn({
        fetch: securityHeaders(apiOrSite(shop.app, site), securitySettings),
      })
      servers.push(server)
      return server
    },
    close: async () => {
      await Promise.all(servers.map((each) => each.close()))
      built.remove()
      await shop.close()
    },
  }
}
