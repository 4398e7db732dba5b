// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listSavedItems, setFollow } from '../../../contract/favourites.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { FollowButton } from './followButton.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const follow = 'primary lucide-plus Follow'
const following = 'secondary lucide-check Following'

test.each([
  { was: 'not followed', shopIds: [], before: follow, after: following, wanted: true },
  { was: 'followed', shopIds: [3], before: following, after: follow, wanted: false },
])('a tap on the button of a shop that is $was requests the opposite', async (given) => {
  const { shopIds, before, after, wanted } = given
  bindings.answers(listSavedItems, { productIds: [], shopIds })
  bindings.answers(setFollow, ({ body }: { body: object }) => ({ ...body, fans: 1 }))
  const place = await bindings.show(<FollowButton shopId={3} />)
  const button = place.querySelector('button')!
  const look = () =>
    [
      button.className.match(/primary|secondary/)?.[0],
      button
        .querySelector('svg')
        ?.getAttribute('class')
        ?.match(/lucide-\w+/)?.[0],
      button.textContent,
    ].join(' ')
  await soon(() => expect(look()).toBe(before))
  await soon(() => expect(bindings.askedFor(listSavedItems)).toHaveLength(1))
  await act(async () => button.click())
  await soon(() => expect(bindings.askedFor(setFollow)).toHaveLength(1))
  expect([look(), bindings.askedFor(setFollow)[0]?.body]).toEqual([after, { shopId: 3, wanted }])
})
