// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveAddress } from '../../../contract/address.ts'
import { anAddress as typedAddress } from '../../../tests/factories/address.ts'
import { anAddress } from '../../../tests/factories/orderAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { destinationOf } from '../session/useDestination.ts'
import { NewAddressForm } from './newAddressForm.tsx'
import type { Address } from './useAddresses.ts'

let bindings: Bindings
let saved: Address[] = []
beforeEach(() => {
  bindings = openBindings()
  saved = []
})
afterEach(() => bindings.close())

const shown = (isFirst: boolean) =>
  bindings.show(<NewAddressForm isFirst={isFirst} onSaved={(address) => saved.push(address)} />)

const submit = (place: Element) =>
  act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())

const country = (place: Element) => place.querySelector('select')!

test('a first address is Home and the default, in the most likely country', async () => {
  const place = await shown(true)
  const [chosen, focused] = [country(place).value, document.activeElement?.getAttribute('name')]
  await fillIn(place, 'select', 'US')
  const observed = outlineOf(place).map((line) => line.split(' | option')[0])
  expect([observed, chosen, focused]).toEqual([
    [
      'Full name',
      'input aria-invalid=false value=',
      'Country or region',
      'select aria-invalid=false',
      'Detailed address',
      'textarea aria-invalid=false',
      'Street, number, building, floor',
      'City and state',
      'input aria-invalid=false value=',
      'ZIP code',
      'input aria-invalid=false value=',
      'Mobile phone',
      'input aria-invalid=false type=tel value=',
      'Tag',
      'input aria-invalid=false value=Home',
      'button type=button aria-pressed=true | Home',
      'button type=button aria-pressed=false | Work',
      'button type=button aria-pressed=false | Family',
      'input type=checkbox checked',
      'Use as default',
      'button type=submit | Save address',
    ],
    destinationOf([]),
    'addressee',
  ])
})

test('a further address has no name and is not the default', async () => {
  const place = await shown(false)
  expect([
    place.querySelector<HTMLInputElement>('[name=tag]')?.value,
    place.querySelector<HTMLInputElement>('[name=isDefault]')?.checked,
    [...place.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent),
  ]).toEqual(['', false, []])
})

test('the countries are sorted by name, and none is preselected', async () => {
  const options = [...country(await shown(false)).options]
  expect(
    [options.slice(0, 4), options.at(-1)]
      .flat()
      .map((each) => [each?.value, each?.text, each?.disabled]),
  ).toEqual([
    ['', 'Please choose', true],
    ['AL', 'Albania', false],
    ['DZ', 'Algeria', false],
    ['AD', 'Andorra', false],
    ['ZW', 'Zimbabwe', false],
  ])
})

test('a tap chooses a name for the address', async () => {
  const place = await shown(true)
  const tags = () =>
    [...place.querySelectorAll('[aria-pressed]')].map((each) => [
      each.textContent,
      each.getAttribute('aria-pressed'),
    ])
  await act(async () => place.querySelectorAll<HTMLElement>('[aria-pressed]').item(1).click())
  expect([place.querySelector<HTMLInputElement>('[name=tag]')?.value, tags()]).toEqual([
    'Work',
    [
      ['Home', 'false'],
      ['Work', 'true'],
      ['Family', 'false'],
    ],
  ])
})

test.each([
  {
    of: 'beside the place is taken from it',
    area: 'Leeds LS1 4DY',
    postcode: '',
    expected: ['Leeds', 'LS1 4DY'],
  },
  {
    of: 'in its own field stays',
    area: 'Leeds LS1 4DY',
    postcode: 'LS1 4AP',
    expected: ['Leeds LS1 4DY', 'LS1 4AP'],
  },
  { of: 'nowhere leaves the place as it is', area: 'Leeds', postcode: '', expected: ['Leeds', ''] },
])('a postcode that was typed $of', async ({ area, postcode, expected }) => {
  const place = await shown(false)
  await fillIn(place, 'select', 'GB')
  await fillIn(place, '[name=postcode]', postcode)
  await fillIn(place, '[name=area]', area)
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)!
  await act(async () => field('area').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect([field('area').value, field('postcode').value]).toEqual(expected)
})

test('a postcode moved out of the area can be put back and stays there', async () => {
  const place = await shown(false)
  await fillIn(place, 'select', 'AU')
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)!
  const leaveArea = () =>
    act(async () => field('area').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  const stand = () => [
    field('area').value,
    field('postcode').value,
    place.querySelector('[role=status]')?.textContent ?? null,
  ]
  await fillIn(place, '[name=area]', 'Site 1234')
  await leaveArea()
  const taken = stand()
  await act(async () => place.querySelector<HTMLElement>('[role=status] button')?.click())
  await leaveArea()
  const putBack = [...stand(), document.activeElement?.getAttribute('name')]
  await fillIn(place, '[name=area]', 'Sydney NSW 2000')
  await leaveArea()
  expect([taken, putBack, stand()]).toEqual([
    ['Site', '1234', 'Taken from the end of “Suburb and state”. Put it back'],
    ['Site 1234', '', null, 'area'],
    ['Sydney NSW', '2000', 'Taken from the end of “Suburb and state”. Put it back'],
  ])
})

test.each([
  ['IE', 'Naas, Kildare'],
  ['IE', 'Dublin Airport'],
  ['DE', '10115 Berlin'],
  ['AU', 'Level 1234'],
  ['US', 'Suite 90210'],
])('in %s the area “%s” stays as typed', async (chosen, area) => {
  const place = await shown(false)
  await fillIn(place, 'select', chosen)
  const field = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`)!
  await fillIn(place, '[name=area]', area)
  await act(async () => field('area').dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect([field('area').value, field('postcode').value]).toEqual([area, ''])
})

test.each([
  { code: 'DE', fields: ['detail', 'postcode', 'area'], labels: ['Postcode', 'City'] },
  { code: 'GB', fields: ['detail', 'area', 'postcode'], labels: ['Town or city', 'Postcode'] },
  { code: 'IE', fields: ['detail', 'area', 'postcode'], labels: ['Town and county', 'Eircode'] },
  {
    code: 'JP',
    fields: ['detail', 'area', 'postcode'],
    labels: ['Prefecture and city', 'Postcode'],
  },
  { code: 'HK', fields: ['detail', 'area'], labels: ['District and area'] },
])('the fields have the order and names of $code', async ({ code, fields, labels }) => {
  const place = await shown(false)
  await fillIn(place, 'select', code)
  const inputs = [...place.querySelectorAll<HTMLInputElement>('[name]')]
  const names = inputs.map(({ name }) => name)
  expect([
    names.slice(names.indexOf('country') + 1, names.indexOf('mobile')),
    inputs
      .filter(({ name }) => name === 'area' || name === 'postcode')
      .map((input) => input.labels?.[0]?.textContent),
  ]).toEqual([fields, labels])
})

test('a text stays in its field when another country orders the fields otherwise', async () => {
  const place = await shown(false)
  await fillIn(place, 'select', 'US')
  const zip = place.querySelector<HTMLInputElement>('[name=postcode]')!
  await fillIn(place, '[name=postcode]', '97201')
  await fillIn(place, 'select', 'DE')
  expect([place.querySelector('[name=postcode]') === zip, zip.value]).toEqual([true, '97201'])
})

test('Singapore’s area may stay empty, and is then Singapore', async () => {
  bindings.answers(saveAddress, anAddress())
  const place = await filledIn()
  await fillIn(place, 'select', 'SG')
  await fillIn(place, '[name=area]', ' ')
  await fillIn(place, '[name=postcode]', '018956')
  await fillIn(place, '[name=mobile]', '6123 4567')
  await submit(place)
  await soon(() => expect(saved).toHaveLength(1))
  const [sent] = bindings.askedFor(saveAddress).map(({ body }) => body as Address)
  expect([place.querySelector('[name=area]')?.closest('div')?.textContent, sent?.area]).toEqual([
    'Areaoptional',
    'Singapore',
  ])
})

test('a country without postcodes asks for none', async () => {
  const place = await shown(false)
  const asked = () => place.querySelector('[name=postcode]') !== null
  await fillIn(place, 'select', 'GB')
  const inBritain = asked()
  await fillIn(place, 'select', 'HK')
  expect([inBritain, asked()]).toEqual([true, false])
})

test('an empty form reports every missing field', async () => {
  const place = await shown(false)
  await fillIn(place, 'select', 'GB')
  await submit(place)
  expect([...place.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual(
    [
      'Please fill in the addressee',
      'Please fill in the detailed address',
      'Please fill in the area',
      'Please fill in the postcode',
      'Please fill in the mobile phone',
      'Please fill in the tag',
    ],
  )
})

async function filledIn(): Promise<HTMLElement> {
  const place = await shown(true)
  const { isDefault: _isDefault, country: chosen, ...typed } = typedAddress
  await fillIn(place, 'select', chosen)
  for (const [name, value] of Object.entries({ ...typed, mobile: '020 7946 0000' })) {
    await fillIn(place, `[name=${name}]`, value)
  }
  return place
}

test('sends the values and reports the saved address', async () => {
  bindings.answers(saveAddress, anAddress())
  await submit(await filledIn())
  await soon(() => expect(saved).toEqual([anAddress()]))
  expect(bindings.askedFor(saveAddress).map(({ body }) => body)).toEqual([
    { ...typedAddress, mobile: '+442079460000' },
  ])
})

test('shows why an address was refused until it is changed', async () => {
  const refusal = { status: 200, msg: 'No more addresses', reason: 'addressLimit' }
  bindings.refuses(saveAddress, { ...refusal, data: { limit: 30 } })
  const place = await filledIn()
  const said = () => place.querySelector('p > svg + span')?.textContent ?? null
  await submit(place)
  await soon(() => expect(said()).not.toBeNull())
  const refused = said()
  await fillIn(place, '[name=tag]', 'Work')
  expect([refused, said(), saved]).toEqual(['No more addresses', null, []])
})
