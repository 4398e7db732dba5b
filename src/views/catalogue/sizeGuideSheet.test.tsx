// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SizeGuide } from '../../../contract/sizeGuide.ts'
import { aColouredProduct } from '../../../tests/factories/productAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { chooseDestination } from '../session/useDestination.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import { VariantOptions } from './variantOptions.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

const guide: SizeGuide = {
  option: 'size',
  system: 'EU',
  columns: ['US', 'Chest', 'Length'],
  rows: [
    { size: 'Small', cells: ['4–6', [88, 96.5], 61] },
    { size: 'Large', cells: ['8', [96.5, 104], 63.5] },
  ],
}

async function shown(sizeGuide: SizeGuide | undefined, choice: Choice = {}) {
  const product = aColouredProduct(sizeGuide ? { sizeGuide } : {})
  return bindings.show(
    <VariantOptions product={product} choice={choice} asked={null} onChoose={() => {}} />,
  )
}

const links = (place: Element) =>
  [...place.querySelectorAll('button')].filter((button) => button.textContent === 'Size guide')

const press = async (button: Element | undefined) =>
  act(async () => (button as HTMLElement | undefined)?.click())

const rowsShown = () =>
  [...(openSheet()?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' | '),
  )

const unit = (name: string) =>
  [...(openSheet()?.querySelectorAll('button') ?? [])].find((each) => each.textContent === name)

test('a product without a size guide offers none', async () => {
  expect(links(await shown(undefined))).toEqual([])
})

test('the guide stands at the option that it explains, with the chosen size marked', async () => {
  chooseDestination('DE')
  const place = await shown(guide, { colour: 'sand', size: 'l' })
  expect(links(place).map((link) => link.closest('fieldset')?.dataset['option'])).toEqual(['size'])
  await press(links(place)[0])
  await expect
    .poll(rowsShown)
    .toEqual([
      'EU | US | Chest | Length',
      'Small | 4–6 | 88–96.5 | 61',
      'Large | 8 | 96.5–104 | 63.5',
    ])
  const marked = [...openSheet()!.querySelectorAll('[aria-current]')]
  expect(marked.map((row) => row.firstElementChild?.textContent)).toEqual(['Large'])
})

test('lengths are in inches for the United States, and in the unit that is chosen', async () => {
  chooseDestination('US')
  await press(links(await shown(guide))[0])
  const inches = ['Small | 4–6 | 34.6–38 | 24', 'Large | 8 | 38–40.9 | 25']
  await soon(() => expect(rowsShown().slice(1)).toEqual(inches))
  await press(unit('cm'))
  expect(rowsShown()[1]).toBe('Small | 4–6 | 88–96.5 | 61')
  await press(unit('in'))
  expect(rowsShown().slice(1)).toEqual(inches)
})

test('a guide without lengths has no units, and the name of its option as heading', async () => {
  const rows = [{ size: 'Small', cells: ['4–6'] }]
  await press(links(await shown({ option: 'size', columns: ['US'], rows }))[0])
  await soon(() => expect(rowsShown()).toEqual(['Size | US', 'Small | 4–6']))
  expect(unit('cm')).toBeUndefined()
})
