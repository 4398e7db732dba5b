// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endSession, listSessions, type SessionInfo } from '../../../contract/passwords.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { toasts } from '../actors/toasts.ts'
import { SessionList } from './sessionList.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  const left = toasts.getCurrent()
  if (left !== null) toasts.close(left.id)
  await sheetsLeft()
})

const createdAt = '2026-01-05T10:00:00.000Z'
const expiresAt = '2026-02-04T10:00:00.000Z'
const since = `Signed in time datetime=${createdAt} | ${momentOutline(createdAt)}, until time datetime=${expiresAt} | ${momentOutline(expiresAt)} at the latest`
const aSession = (id: number, userAgent: string, current = false): SessionInfo => ({
  id,
  userAgent,
  createdAt,
  expiresAt,
  hasPush: false,
  current,
})

const here = aSession(1, 'Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/140.0', true)
const phone = aSession(2, 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/605')
const oldMac = aSession(3, 'Macintosh')
const tool = aSession(4, 'curl/8.0')

async function shown(sessions: readonly SessionInfo[]) {
  const lists: number[][] = []
  const place = await bindings.show(
    <SessionList sessions={sessions} show={({ list }) => lists.push(list.map(({ id }) => id))} />,
  )
  return { place, lists }
}

const question = () => document.querySelector('[role=alertdialog]')

async function asked(place: Element, button: string) {
  await act(async () => place.querySelector<HTMLElement>(button)?.click())
  await soon(() => expect(question()).not.toBeNull())
  return outlineOf(question()!)
}

/** The toast's text with the number of devices. */
function said() {
  const wording = toasts.getCurrent()?.wording
  return wording && 'values' in wording ? wording.values : null
}

async function confirm() {
  await act(async () => [...question()!.querySelectorAll('button')].at(-1)?.click())
  await soon(() => expect(question()).toBeNull())
}

test('shows each device by its names and offers to sign out the others', async () => {
  const { place } = await shown([here, phone, oldMac, tool])
  expect(outlineOf(place)).toEqual([
    'h2 | Where you are signed in',
    `Firefox on WindowsThis device${since}`,
    `Safari on iPhone${since}`,
    'button type=button | Sign out',
    `macOS${since}`,
    'button type=button | Sign out',
    `Unknown device${since}`,
    'button type=button | Sign out',
    'button type=button | Sign out all other devices',
  ])
})

test('shows a phone or a computer icon', async () => {
  const { place } = await shown([here, phone])
  const icons = [...place.querySelectorAll('li > svg')]
  expect(icons.map(({ classList }) => classList[1])).toEqual([
    'lucide-monitor',
    'lucide-smartphone',
  ])
})

test('signs out a single device', async () => {
  const { place, lists } = await shown([here, phone])
  const all = place.querySelectorAll('section > button').length
  bindings.answers(endSession, { list: [here] })
  bindings.answers(listSessions, { list: [here] })
  const observed = await asked(place, 'li button')
  await confirm()
  const sent = bindings.askedFor(endSession).map(({ body }) => body)
  expect({ all, observed, sent, lists, said: said() }).toEqual({
    all: 0,
    observed: [
      'h2 | Sign out on that device?',
      'Safari on iPhone',
      'button type=button | Cancel',
      'button type=button | Sign out',
    ],
    sent: [{ id: 2 }],
    lists: [[1]],
    said: { count: 1 },
  })
})

test('signs out all other devices', async () => {
  const { place, lists } = await shown([here, phone, tool])
  bindings.answers(endSession, { list: [here] })
  bindings.answers(listSessions, { list: [here] })
  const observed = await asked(place, 'section > button')
  await confirm()
  const sent = bindings.askedFor(endSession).map(({ body }) => body)
  expect({ observed, sent, lists, said: said() }).toEqual({
    observed: [
      'h2 | Sign out on 2 devices?',
      'Whoever uses them has to sign in again.',
      'button type=button | Cancel',
      'button type=button | Sign out',
    ],
    sent: [{ id: 2 }, { id: 4 }],
    lists: [[1]],
    said: { count: 2 },
  })
})
