// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { useHydrated } from './useHydrated.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

function View() {
  return useHydrated() ? 'of this browser' : 'of anyone'
}

test('the server renders nothing that only a browser can know', async () => {
  const place = await bindings.show(<View />)
  expect([renderToString(<View />), place.textContent]).toEqual(['of anyone', 'of this browser'])
})
