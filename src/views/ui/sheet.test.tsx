// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { leaveSteps } from './modalHistory.ts'
import { Sheet } from './sheet.tsx'

let bindings: Bindings
let closed = 0
beforeEach(() => {
  bindings = openBindings()
  closed = 0
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

async function shown(given: Partial<Parameters<typeof Sheet>[0]> = {}): Promise<Element> {
  await bindings.show(
    <Sheet open title="Filter" onClose={() => (closed += 1)} {...given}>
      {'All of them'}
    </Sheet>,
  )
  await soon(() => expect(openSheet()).not.toBeNull())
  return openSheet()!
}

test.each([
  { footer: undefined, foot: [] },
  { footer: 'Show products', foot: ['Show products'] },
])('a sheet has a title, a close button and content, with $foot at its foot', async (given) => {
  const { footer, foot } = given
  const sheet = await shown({ footer })
  expect([outlineOf(sheet), [...sheet.querySelectorAll('footer')].flatMap(outlineOf)]).toEqual([
    [
      'div aria-hidden=true',
      'h2 | Filter',
      'button type=button tabindex=0 aria-label=Close',
      'div data-drawer-content= | All of them',
      ...foot,
    ],
    foot,
  ])
})

test.each([
  { of: 'at rest', busy: false, times: 2 },
  { of: 'at work', busy: true, times: 0 },
])(
  'a sheet $of is asked to close $times times, by its cross and by a navigation',
  async (given) => {
    const sheet = await shown({ busy: given.busy })
    await act(async () => sheet.querySelector<HTMLElement>('[aria-label=Close]')?.click())
    leaveSteps()
    expect(closed).toBe(given.times)
  },
)
