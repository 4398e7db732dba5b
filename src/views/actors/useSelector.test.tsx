// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { setup } from 'xstate'
import { createFlow } from './flows.ts'
import { useSelector } from './useSelector.ts'

const gateMachine = setup({ types: { events: {} as { type: 'door.opened' } } }).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { 'door.opened': 'open' } }, open: {} },
})

test('a page hydrates with the state that the server rendered, even if its actor has changed since', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const actor = createFlow(gateMachine).start()
  const page = <Gate actor={actor} />
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  expect(place.innerHTML).toBe('')
  actor.send({ type: 'door.opened' })

  const unexpectedErrors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: (error) => unexpectedErrors.push(error) }),
  )

  expect(unexpectedErrors).toEqual([])
  expect(place.innerHTML).toBe('<p>open</p>')
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

function Gate({ actor }: { actor: ReturnType<typeof createFlow<typeof gateMachine>> }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'))
  return isOpen ? <p>{'open'}</p> : null
}
