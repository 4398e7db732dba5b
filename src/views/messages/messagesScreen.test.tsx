// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Route } from 'wouter'
import { readMessages, sendMessage, showMessages } from '../../../contract/messages.ts'
import { countNotices } from '../../../contract/notices.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import { aMessage, aThread } from '../../../tests/factories/messageAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useUnreadNotices } from '../notices/useUnreadNotices.ts'
import { Screen } from './messagesScreen.tsx'

const question = aMessage()
const reply = aMessage({ id: 2, from: 'shop', text: 'Tomorrow.\nWith DHL.' })

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

async function shown(path = '/messages/31') {
  window.history.replaceState(null, '', path)
  return bindings.show(<Route path="/messages/:id?" component={Screen} />)
}

const said = (place: Element) =>
  [...place.querySelectorAll('ol > li')].map((each) => [
    each.querySelector('span')?.textContent,
    each.querySelector('[dir=auto]')?.textContent,
    each.querySelectorAll('button').length,
  ])

const send = (place: Element) =>
  act(async () => place.querySelector<HTMLElement>('form button[type=submit]')?.click())

test('shows both sides in time order, with who wrote and their pictures', async () => {
  const pictures = ['message-message-message1', 'message-message-message2'].map(uploadedPictureOf)
  bindings.answers(showMessages, aThread({ list: [{ ...question, pictures }, reply] }))
  const place = await shown()
  await soon(() =>
    expect(said(place)).toEqual([
      ['You', 'When does it leave?', 2],
      ['The shop', 'Tomorrow.\nWith DHL.', 0],
    ]),
  )
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/orderInfo/31')
  expect(bindings.askedFor(readMessages)).toEqual([])
})

test('an empty thread says what to expect', async () => {
  bindings.answers(showMessages, aThread())
  const place = await shown()
  await soon(() => expect(place.textContent).toContain('Ask the shop anything about this order.'))
})

test('unread messages are marked as read, and the notices are counted again', async () => {
  const unread = aThread({ list: [question, reply], unread: 1 })
  bindings.answers(countNotices, { unread: 1 })
  bindings.answers(showMessages, unread)
  bindings.answers(readMessages, { ...unread, unread: 0 })
  function Counted() {
    return <output>{useUnreadNotices()}</output>
  }
  const counted = await bindings.show(<Counted />)
  await soon(() => expect(counted.textContent).toBe('1'))
  bindings.answers(countNotices, { unread: 0 })
  await shown()
  await soon(() =>
    expect(bindings.askedFor(readMessages).map(({ body }) => body)).toEqual([
      { orderId: 31, upToId: 2 },
    ]),
  )
  await soon(() => expect(counted.textContent).toBe('0'))
})

test('a message is sent once, appears in the thread, and the form is empty again', async () => {
  bindings.answers(showMessages, aThread({ list: [question, reply] }))
  const own = aMessage({ id: 3, text: 'Thank you' })
  bindings.answers(sendMessage, aThread({ list: [question, reply, own] }))
  const place = await shown()
  await soon(() => expect(place.querySelector('textarea')).not.toBeNull())
  await fillIn(place, 'textarea', ' Thank you ')
  await send(place)
  await soon(() => expect(said(place).at(-1)).toEqual(['You', 'Thank you', 0]))
  expect(bindings.askedFor(sendMessage)).toEqual([
    expect.objectContaining({
      body: { orderId: 31, text: 'Thank you', pictures: [] },
      key: expect.any(String) as string,
    }),
  ])
  expect([place.querySelector('textarea')?.value, place.querySelector('[role=alert]')]).toEqual([
    '',
    null,
  ])
})

test('an empty message is not sent', async () => {
  bindings.answers(showMessages, aThread())
  const place = await shown()
  await soon(() => expect(place.querySelector('textarea')).not.toBeNull())
  await send(place)
  expect(place.querySelector('[role=alert]')?.textContent).toBe('Please write a message')
  expect(bindings.askedFor(sendMessage)).toEqual([])
})

test('after too many messages the form says from when on to write, and keeps the text', async () => {
  bindings.answers(showMessages, aThread())
  const until = '2026-01-06T12:34:00.000Z'
  bindings.refuses(sendMessage, {
    status: 200,
    msg: 'Too many',
    reason: 'tooManyMessages',
    data: { until },
  })
  const place = await shown()
  await soon(() => expect(place.querySelector('textarea')).not.toBeNull())
  await fillIn(place, 'textarea', 'And another')
  await send(place)
  const time = new Date(until).toLocaleTimeString('en', { timeStyle: 'short' })
  await soon(() =>
    expect(place.querySelector('form [role=alert]')?.textContent).toBe(
      `You have written a lot in a short time. You can write again at ${time}.`,
    ),
  )
  expect(place.querySelector('textarea')?.value).toBe('And another')
})

test('a closed thread stays readable, and leads to customer service', async () => {
  const writableUntil = '2026-01-08T10:00:00.000Z'
  bindings.answers(showMessages, aThread({ list: [question], writableUntil }))
  const place = await shown()
  await soon(() => expect(said(place)).toHaveLength(1))
  const day = new Date(writableUntil).toLocaleDateString('en', { dateStyle: 'long' })
  expect(place.querySelector('[role=status] a')?.getAttribute('href')).toBe('/service')
  expect(place.textContent).toContain(`Messages about this order closed on ${day}.`)
  expect(place.querySelector('form')).toBeNull()
})

test('an answer appears while the thread is open, and the typed text stays', async () => {
  bindings.answers(showMessages, aThread({ list: [question] }))
  bindings.answers(readMessages, aThread({ list: [question, reply] }))
  const place = await shown()
  await soon(() => expect(place.querySelector('textarea')).not.toBeNull())
  await fillIn(place, 'textarea', 'Half a sen')
  bindings.answers(showMessages, aThread({ list: [question, reply], unread: 1 }))
  await act(async () => actorStore.refresh(['messages', 'thread', 31]))
  await soon(() => expect(said(place)).toHaveLength(2))
  expect(place.querySelector('textarea')?.value).toBe('Half a sen')
})

test('an address without a number shows the way to the orders', async () => {
  const place = await shown('/messages')
  expect(place.textContent).toContain('We couldn’t find that order')
})
