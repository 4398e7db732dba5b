// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSavedItems, setFavourite } from '../../../contract/favourites.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { HeartButton } from './heartButton.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { was: 'out', productIds: [], pressed: 'false', wanted: true },
  { was: 'among them', productIds: [20], pressed: 'true', wanted: false },
])('a tap on the heart of a product that is $was requests the opposite', async (given) => {
  const { productIds, pressed, wanted } = given
  bindings.answers(listSavedItems, { productIds, shopIds: [] })
  bindings.answers(setFavourite, ({ body }: { body: unknown }) => body)
  const place = await bindings.show(<HeartButton productId={20} />)
  const heart = place.querySelector('button')
  const isPressed = () => heart?.getAttribute('aria-pressed')
  const isFull = () => heart?.querySelector('svg')?.getAttribute('fill') === 'currentColor'
  await soon(() => expect(bindings.askedFor(listSavedItems)).toHaveLength(1))
  await soon(() => expect(isPressed()).toBe(pressed))

  await act(async () => heart?.click())
  await soon(() => expect(bindings.askedFor(setFavourite)).toHaveLength(1))

  expect([isPressed(), isFull(), bindings.askedFor(setFavourite)[0]?.body]).toEqual([
    String(wanted),
    wanted,
    { productId: 20, wanted },
  ])
})

test('a guest’s favourite is carried to the login, and saved after sign-in', async () => {
  await bindings.close()
  bindings = openBindings({ token: null })
  window.history.replaceState(null, '', '/detail/20/3')
  const asGuest = await bindings.show(<HeartButton productId={20} />)
  await act(async () => asGuest.querySelector('button')?.click())
  await soon(() => expect(window.location.pathname).toBe('/login'))
  const savedItem = bindings.session.getSnapshot().context.backData['savedItem']
  const address = `${window.location.pathname}${window.location.search}`

  await bindings.close()
  bindings = openBindings()
  bindings.answers(listSavedItems, { productIds: [], shopIds: [] })
  bindings.answers(setFavourite, ({ body }: { body: unknown }) => body)
  bindings.session.send({ type: 'backData.merged', patch: { savedItem } })
  await bindings.show(<HeartButton productId={20} />)
  await soon(() => expect(bindings.askedFor(setFavourite)).toHaveLength(1))

  expect([
    address,
    savedItem,
    bindings.askedFor(setFavourite)[0]?.body,
    bindings.session.getSnapshot().context.backData,
  ]).toEqual([
    '/login?returnTo=%2Fdetail%2F20%2F3',
    { of: 'product', id: 20, wanted: true },
    { productId: 20, wanted: true },
    { savedItem: null },
  ])
})
