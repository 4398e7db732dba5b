// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReorderLine } from '../../../contract/orders.ts'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { ReorderReport } from './reorderReport.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  await bindings.close()
  vi.restoreAllMocks()
})

const line: ReorderLine = {
  lineId: 1,
  skuId: 200,
  title: 'Canvas tote',
  variant: 'Navy',
  outcome: 'added',
  added: 2,
  wanted: 2,
  beforeCents: 1_000,
  nowCents: 1_000,
}

test('a report keeps its words while it slides away', async () => {
  const sliding = { finished: new Promise(() => {}) } as unknown as Animation
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([sliding])
  await bindings.show(<Told />)
  const words = () => document.querySelector('[role=dialog] ul')?.textContent ?? null
  const told = words()
  await act(async () =>
    document.querySelector<HTMLElement>('[role=dialog] [aria-label=Close]')?.click(),
  )
  expect([isOpen, told, words()]).toEqual([
    false,
    'Canvas tote · Navy2 pieces added',
    'Canvas tote · Navy2 pieces added',
  ])
})

let isOpen = true

function Told() {
  const [lines, setLines] = useState<readonly ReorderLine[] | null>([line])
  const close = () => {
    isOpen = false
    setLines(null)
  }
  return <ReorderReport lines={lines} onClose={close} />
}
