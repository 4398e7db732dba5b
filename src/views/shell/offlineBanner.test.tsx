// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { getUserInfo } from '../../../contract/account.ts'
import { aUserInfo } from '../../../tests/factories/userInfo.ts'
import { connection } from '../actors/connection.ts'
import { OfflineBanner } from './offlineBanner.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

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
