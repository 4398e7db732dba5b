import * as calls from '../../contract/favourites.ts'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { listAlerts } from '../domain/catalogue/favourites/listAlerts.ts'
import { listFavourites } from '../domain/catalogue/favourites/listFavourites.ts'
import { listFollows } from '../domain/catalogue/favourites/listFollows.ts'
import { listSavedItems } from '../domain/catalogue/favourites/listSavedItems.ts'
import { setFavourite } from '../domain/catalogue/favourites/setFavourite.ts'
import { setFollow } from '../domain/catalogue/favourites/setFollow.ts'
import { setPriceWish } from '../domain/catalogue/favourites/setPriceWish.ts'
import { setStockWish } from '../domain/catalogue/favourites/setStockWish.ts'
import { shopperRoute, type Api } from './route.ts'

export function favouriteRoutes(api: Api, catalogue: Catalogue): void {
  shopperRoute(api, calls.listSavedItems, listSavedItems)
  shopperRoute(api, calls.setFavourite, setFavourite)
  shopperRoute(api, calls.setFollow, setFollow)
  shopperRoute(api, calls.setStockWish, setStockWish)
  shopperRoute(api, calls.setPriceWish, setPriceWish)
  shopperRoute(api, calls.listAlerts, listAlerts)
  shopperRoute(api, calls.listFavourites, ({ ctx, input }) =>
    listFavourites({ ctx: { ...ctx, catalogue }, input }),
  )
  shopperRoute(api, calls.listFollows, ({ ctx, input }) =>
    listFollows({ ctx: { ...ctx, catalogue }, input }),
  )
}
