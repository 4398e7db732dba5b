import { parse } from 'valibot'
import { shopCard } from '../../contract/catalogue.ts'
import type { Favourite, Follow } from '../../contract/favourites.ts'
import { aProductCard } from './catalogueAnswers.ts'
import { aPictureOf } from './pictureAnswers.ts'
import { aProduct } from './productAnswers.ts'

const addedAt = '2026-01-05T10:00:00.000Z'

export function aFavourite(changes: Partial<Favourite> = {}): Favourite {
  return {
    id: 5,
    productId: 20,
    title: 'Canvas tote',
    picture: aPictureOf('tote'),
    product: aProductCard(),
    addedAt,
    ...changes,
  }
}

/** A follow of the shop that sells it. */
export function aFollow(changes: Partial<Follow> = {}): Follow {
  return { id: 6, shop: parse(shopCard, aProduct().shop), addedAt, ...changes }
}
