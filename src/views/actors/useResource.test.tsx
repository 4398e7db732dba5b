// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { heldBy, openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { useResource } from './useResource.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('an answer that says what is shown renders nothing; another one does', async () => {
  const answers = [{ price: 1 }, { price: 1 }, { price: 2 }]
  const shown: unknown[] = []
  const resource = await heldBy(bindings, () => {
    const read = useResource(['price'], async () => answers.shift() ?? null)
    shown.push(read.data)
    return read
  })
  await soon(() => expect(resource().data).toEqual({ price: 1 }))
  const before = shown.length
  await act(async () => void (await resource().refresh()))
  const afterTheSame = shown.length
  await act(async () => void (await resource().refresh()))
  expect([afterTheSame - before, shown.length - afterTheSame, resource().data]).toEqual([
    0,
    1,
    { price: 2 },
  ])
})
