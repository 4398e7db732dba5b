// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFavourites, listFollows, listSavedItems } from '../../../contract/favourites.ts'
import { aFavourite, aFollow } from '../../../tests/factories/savedAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { onPhone } from '../../../tests/support/onPhone.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { Screen } from './favouritesScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  onPhone()
  bindings = openBindings()
  bindings.answers(listSavedItems, {
    productIds: [20],
    shopIds: [3],
    awaitedSkuIds: [],
    watchedProductIds: [],
  })
})
afterEach(() => bindings.close())

async function shown(at: string) {
  window.history.replaceState(null, '', at)
  const place = await shownIn('en', bindings, <Screen />)
  return place.querySelector('main')!
}

const products =
  'nav aria-label=What to show | a aria-current=page href=/myFavourites | Products | a href=/myFavourites?tab=shops | Shops | a href=/myFavourites?tab=alerts | Alerts'
const shops =
  'nav aria-label=What to show | a href=/myFavourites | Products | a aria-current=page href=/myFavourites?tab=shops | Shops | a href=/myFavourites?tab=alerts | Alerts'
const pulled = 'div data-pulled=true | div data-phase=resting role=status'

test.each([
  {
    at: '/myFavourites',
    tabs: products,
    list: 'a href=/detail/20/3 | img alt= | Canvas tote$10.00North Pier | button type=button aria-pressed=false aria-label=Tell me when it’s cheaper: Canvas tote | button type=button aria-pressed=true aria-label=Favourite',
  },
  {
    at: '/myFavourites?tab=shops',
    tabs: shops,
    list: 'a href=/shop/3 | span data-picture-of=/shop/3 | North Pier0 followers12 sold | button type=button | Following',
  },
])('$at lists the saved items', async ({ at, tabs, list }) => {
  bindings.answers(listFavourites, { list: [aFavourite()], nextCursor: null })
  bindings.answers(listFollows, { list: [aFollow()], nextCursor: null })
  const main = await shown(at)
  await soon(() =>
    expect(outlineOf(main)).toEqual([tabs, `${pulled} | ${list} | div role=status | No more`]),
  )
})

test.each([
  {
    at: '/myFavourites',
    tabs: products,
    empty:
      'No favourites yet | Tap the heart on a product to keep it here. | a href=/products | All products',
  },
  {
    at: '/myFavourites?tab=shops',
    tabs: shops,
    empty:
      'You aren’t following any shops yet | Follow a shop to see it here. | a href=/explore | Look around',
  },
])('an empty list at $at shows how to save something', async ({ at, tabs, empty }) => {
  bindings.answers(listFavourites, { list: [], nextCursor: null })
  bindings.answers(listFollows, { list: [], nextCursor: null })
  const main = await shown(at)
  await soon(() =>
    expect(outlineOf(main)).toEqual([tabs, `${pulled} | span aria-hidden=true | ${empty}`]),
  )
})
