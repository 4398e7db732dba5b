// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from '../actors/connection.ts'
import { ScreenBoundary } from './screenBoundary.tsx'

let leave = () => {}
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Carts of earlier tests receive the connection events, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  connection.start()
})
afterEach(async () => {
  await act(async () => leave())
  connection.send({ type: 'connection.restored' })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const failed = {
  online: ['Something went wrong on our side. Please try again.', 'Nothing you entered is lost.'],
  offline: [
    'This page isn’t saved on this device',
    'This loads by itself when the connection is back.',
  ],
}

test.each([
  { title: 'Orders', isOnline: true, expected: ['Orders', ...failed.online] },
  { title: 'Orders', isOnline: false, expected: ['Orders', ...failed.offline] },
  { title: undefined, isOnline: true, expected: failed.online },
  { title: undefined, isOnline: false, expected: failed.offline },
])(
  'a screen that throws shows a message in its place: $observed',
  async ({ title, isOnline, expected }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { place } = await shown(
      <ScreenBoundary title={title}>
        <Broken />
      </ScreenBoundary>,
    )
    const texts = [...place.querySelectorAll('h1, main p')].map(({ textContent }) => textContent)
    expect(texts).toEqual(expected)
  },
)

test.each([
  { of: 'that is whole', screen: 'Orders', asked: [0, 0, 0] },
  { of: 'that is broken', screen: <Broken />, asked: [0, 0, 1] },
])(
  'a restored connection reloads only the page of a broken screen: one $of',
  async ({ screen, asked }) => {
    const { loads } = await shown(<ScreenBoundary>{screen}</ScreenBoundary>)
    const observed = [loads()]
    for (const type of ['connection.lost', 'connection.restored'] as const) {
      await act(async () => connection.send({ type }))
      observed.push(loads())
    }
    expect(observed).toEqual(asked)
  },
)

test('retrying a broken screen reloads the page if the server is reachable', async () => {
  const { place, loads, answer } = await shown(
    <ScreenBoundary>
      <Broken />
    </ScreenBoundary>,
  )
  const observed: unknown[] = []
  for (const status of [503, 200]) {
    answer(status)
    await act(async () => place.querySelector('button')?.click())
    observed.push(loads())
  }
  expect(observed).toEqual([0, 1])
})

function Broken(): ReactNode {
  throw new Error('it broke')
}

async function shown(view: ReactNode) {
  let status = 200
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place, { onCaughtError: () => {} })
  leave = () => {
    root.unmount()
    place.remove()
  }
  await act(async () => root.render(<IntlProvider locale="en">{view}</IntlProvider>))
  return {
    place,
    loads: () => reload.mock.calls.length,
    answer: (next: number) => {
      status = next
    },
  }
}
