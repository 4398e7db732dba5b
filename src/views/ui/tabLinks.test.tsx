// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { TabLinks } from './tabLinks.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})

const said = (defaultMessage: string) => ({ id: `test.${defaultMessage}`, defaultMessage })

const shown = (current: string) =>
  bindings.show(
    <TabLinks
      label={said('Orders')}
      tabs={['all', 'paid', 'sent'].map((name, count) => ({
        href: `/orders/${name}`,
        text: said(name),
        isCurrent: name === current,
        ...(count > 0 && { count: count - 1 }),
      }))}
    />,
  )

test('tabs link to the parts of a screen, show their counts and mark the current one', async () => {
  const place = await shown('paid')
  expect(outlineOf(place)).toEqual([
    'nav aria-label=Orders | a href=/orders/all | all | a aria-current=page href=/orders/paid | paid | a href=/orders/sent | sent | 1',
  ])
})

test.each([
  { current: 'sent', scrolled: [[{ left: 250 }]] },
  { current: 'none', scrolled: [] },
])('the tab $current is scrolled to the middle of the row', async ({ current, scrolled }) => {
  const scrolling = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {})
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const [left, right] = this.localName === 'nav' ? [0, 100] : [200, 400]
    return { left, right } as DOMRect
  })
  await shown(current)
  expect(scrolling.mock.calls).toEqual(scrolled)
})
