// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAddress, listAddresses, setDefaultAddress } from '../../../contract/address.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { laterAnswer, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { Screen } from './addressScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/address')
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

const atHome = anAddress({ isDefault: true })
const atWork = anAddress({ id: 8, addressee: 'Ada at work', tag: 'work' })

async function shown(list: (typeof atHome)[]): Promise<HTMLElement> {
  bindings.answers(listAddresses, { list })
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.querySelector('[data-skeleton]')).toBeNull())
  return place
}

const who = (place: Element) =>
  [...place.querySelectorAll('article')].map(
    (card) =>
      card.querySelector('span')?.textContent +
      (card.textContent.includes('Default') ? ' (default)' : ''),
  )
const parts = (place: Element) =>
  ['[data-pulled]', 'footer'].map((part) => [...place.querySelectorAll(part)].flatMap(outlineOf))

async function tap(place: Element, action: string): Promise<void> {
  const button = [...place.querySelectorAll('button')].find((each) => each.textContent === action)
  await act(async () => button?.click())
}

test('an empty list offers to add the first address', async () => {
  expect(parts(await shown([]))).toEqual([
    [
      'div data-phase=resting role=status',
      'span aria-hidden=true',
      'No address yet',
      'Save an address once and check out faster.',
      'a href=/addressForm | Add an address',
    ],
    [],
  ])
})

test('a message replaces the add button when no more can be saved', async () => {
  const addresses = Array.from({ length: 30 }, (_, at) => anAddress({ id: 100 + at }))
  const place = await shown(addresses)
  expect([who(place).length, place.querySelector('footer')?.textContent]).toEqual([
    30,
    'You have 30 addresses, and more can’t be saved. Delete one to add another.',
  ])
})

test('the addresses keep their order, and another one can be added below', async () => {
  const place = await shown([atHome, atWork])
  expect([who(place), parts(place)[1]]).toEqual([
    ['Ada Fisher (default)', 'Ada at work'],
    ['a href=/addressForm | Add an address'],
  ])
})

test('a tap makes an address the default', async () => {
  const place = await shown([atHome, atWork])
  const list = [
    { ...atWork, isDefault: true },
    { ...atHome, isDefault: false },
  ]
  bindings.answers(setDefaultAddress, { list })
  await tap(place, 'Make default')
  await soon(() => expect(who(place)).toEqual(['Ada at work (default)', 'Ada Fisher']))
  expect(bindings.askedFor(setDefaultAddress).map(({ body }) => body)).toEqual([{ id: 8 }])
})

test('an address is deleted after a confirmation', async () => {
  const place = await shown([atHome, atWork])
  const dialog = () => document.querySelector('[role=alertdialog]')
  await tap(place.querySelectorAll('article').item(1), 'Delete')
  await soon(() => expect(dialog()).not.toBeNull())
  const question = outlineOf(dialog()!)
  bindings.answers(deleteAddress, { list: [atHome] })
  bindings.answers(listAddresses, { list: [atHome] })
  await tap(dialog()!, 'Delete')
  await soon(() => expect(who(place)).toEqual(['Ada Fisher (default)']))
  expect([question, bindings.askedFor(deleteAddress).map(({ query }) => query)]).toEqual([
    [
      'h2 | Delete this address?',
      'Orders already placed keep their copy of it.',
      'button type=button | Cancel',
      'button type=button | Delete',
    ],
    [{ id: '8' }],
  ])
})

test('placeholders are shown while the addresses load, and a retry where that fails', async () => {
  const answer = laterAnswer()
  bindings.answers(listAddresses, () => answer.promise)
  const place = await bindings.show(<Screen />)
  const meanwhile = parts(place)
  answer.reject(new TypeError('the line is cut'))
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = place.querySelector('main [role=alert] button')?.textContent
  bindings.answers(listAddresses, { list: [atWork] })
  await act(async () => place.querySelector<HTMLElement>('main [role=alert] button')?.click())
  await soon(() => expect(who(place)).toEqual(['Ada at work']))
  expect([meanwhile, failed]).toEqual([
    [
      [
        'div data-phase=resting role=status',
        'div role=status | Loading | div aria-hidden=true | span data-skeleton=true | span data-skeleton=true',
      ],
      [],
    ],
    'Try again',
  ])
})
