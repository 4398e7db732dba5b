// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { watchNearness } from '../../../tests/support/nearness.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { PullList } from './pullList.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

type List = Parameters<typeof PullList>[0]['list']

async function shown(given: Partial<List>) {
  const near = watchNearness()
  const list: List = {
    state: 'filled',
    more: 'ready',
    failure: null,
    loadMore: vi.fn(),
    retry: vi.fn(),
    refresh: () => Promise.resolve({ type: 'refreshed' }),
    ...given,
  }
  const place = await bindings.show(
    <PullList list={list} skeleton="Bones" empty="No orders yet">
      <p>{'Canvas tote'}</p>
    </PullList>,
  )
  return { place, near, list }
}

const head = 'div data-pulled=true | div data-phase=resting role=status'
const rows = `${head} | Canvas tote | div role=status`
const again = 'button type=button | Try again'
const offline = { type: 'offline' } as const

test.each([
  { given: { state: 'loading' }, expected: ['Bones'] },
  { given: { state: 'empty' }, expected: [`${head} | No orders yet`] },
  { given: { more: 'ready' }, expected: [rows] },
  { given: { more: 'loading' }, expected: [`${rows} | Loading…`] },
  { given: { more: 'ended' }, expected: [`${rows} | No more`] },
  { given: { more: 'failed' }, expected: [`${rows} | ${again}`] },
  {
    given: { more: 'failed', failure: offline },
    expected: [`${rows} | You are offline | ${again}`],
  },
  { given: { state: 'failed' }, expected: [] },
  {
    given: { state: 'offline', failure: offline },
    expected: [
      `div role=alert | span aria-hidden=true | This page isn’t saved on this device | This loads by itself when the connection is back. | ${again}`,
    ],
  },
] as { given: Partial<List>; expected: string[] }[])(
  'a list shows its loading state: $expected',
  async ({ given, expected }) => {
    const { place } = await shown(given)
    expect(outlineOf(place)).toEqual(expected)
  },
)

test('more rows are loaded when the last ones come near', async () => {
  const { near, list } = await shown({})
  const asked: number[] = []
  for (const nearness of [[false], [false, true]]) {
    await near.intersect(...nearness)
    asked.push(vi.mocked(list.loadMore).mock.calls.length)
  }
  expect(asked).toEqual([0, 1])
})

test.each(['loading', 'ended', 'failed'] as const)(
  'nothing is loaded at an end that is $0',
  async (more) => {
    const { near } = await shown({ more })
    expect(near.waitedFor()).toBe(0)
  },
)

test.each([{ more: 'failed' }, { state: 'failed', failure: offline }] as Partial<List>[])(
  'a failed load is retried: %o',
  async (given) => {
    const { place, list } = await shown(given)
    await act(async () => place.querySelector('button')?.click())
    expect(vi.mocked(list.retry).mock.calls).toHaveLength(1)
  },
)
