// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, onTestFinished, vi } from 'vitest'
import { openBindings, type Bindings, soon } from '../../../tests/support/bindings.tsx'
import { Frame } from './frame.tsx'
import { act } from 'react'
import { getUserInfo } from '../../../contract/account.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { connection } from '../actors/connection.ts'
import { OfflineBanner } from './offlineBanner.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { TopBar } from './topBar.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  {
    given: { bar: <h1>{'Canvas tote'}</h1>, bleed: true },
    expected: ['Canvas tote', 'bleed', null],
  },
  { given: { footer: 'Buy now' }, expected: ['Product', 'main', 'Buy now'] },
])('a frame shows the parts it is given: $expected', async ({ given, expected }) => {
  const place = await bindings.show(
    <Frame title="Product" {...given}>
      {'What it shows'}
    </Frame>,
  )
  expect([
    place.querySelector('h1')?.textContent,
    place.querySelector('main')?.className.match(/bleed|main/)?.[0],
    place.querySelector('footer')?.textContent ?? null,
  ]).toEqual(expected)
})

test('the banner is shown while the shop is unreachable', async () => {
  // Carts of earlier tests receive the connection events, too.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warned.mockRestore())
  connection.start()
  const place = await bindings.show(<OfflineBanner />)
  const said = [place.textContent]
  for (const type of ['connection.lost', 'connection.restored'] as const) {
    await act(async () => connection.send({ type }))
    said.push(place.textContent)
  }
  expect(said).toEqual(['', 'You are offline. What you see may be out of date.', ''])
})

test('the banner is shown while the shopper’s information fails to load', async () => {
  bindings.refuses(getUserInfo, { status: 502, msg: '' })
  const place = await bindings.show(<OfflineBanner />)
  await act(async () => bindings.session.send({ type: 'navigation.started' }))
  await soon(() =>
    expect(place.textContent).toBe(
      'We can’t reach the shop. You stay signed in, and we keep trying.',
    ),
  )
  bindings.answers(getUserInfo, aUserInfo())
  await soon(() => expect(place.textContent).toBe(''))
})

test.each([
  { back: false, right: null, expected: ['h1 tabindex=-1 | Orders', 'div data-end=true'] },
  {
    back: true,
    right: <a href="/help">{'Help'}</a>,
    expected: [
      'button type=button aria-label=Back',
      'h1 tabindex=-1 | Orders',
      'div data-end=true | a href=/help | Help',
    ],
  },
])('a bar shows its title between back button and end slot: $expected', async (of) => {
  const place = await bindings.show(<TopBar title="Orders" back={of.back} right={of.right} />)
  expect(outlineOf(place)).toEqual(of.expected)
})
