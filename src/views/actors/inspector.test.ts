import { expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { sessionMachine } from '../../machines/sessionMachine.ts'
import type { SignInOutcome } from '../../machines/sessionMachine.ts'
import { createFlow } from './flows.ts'
import { startInspector } from './inspector.ts'

interface Told {
  type: string
  name?: string
  event?: { type: string }
  snapshot?: { value?: unknown; status: string }
}

test('the inspector sees every step of a sign-in, and neither password nor token', async () => {
  const { told, opener } = anInspector()
  startInspector(opener)
  const session = createFlow(
    sessionMachine.provide({
      actors: {
        login: fromPromise(() =>
          Promise.resolve<SignInOutcome>({ type: 'signedIn', token: 'token-of-mira' }),
        ),
      },
    }),
    { input: { token: null } },
  )
  session.start()
  session.send({
    type: 'login.submitted',
    credentials: { account: 'mira', password: 'harbour-of-mira' },
  })

  await vi.waitFor(() =>
    expect(told.map(({ snapshot }) => snapshot?.value)).toContainEqual({ signedIn: 'infoUnknown' }),
  )
  expect(told.flatMap(({ type, name }) => (type === '@xstate.actor' ? [name] : []))).toEqual([
    'session',
    'login',
  ])
  expect(JSON.stringify(told)).toContain('"account":"mira"')
  expect(JSON.stringify(told)).not.toContain('of-mira')
})

/** A window whose inspector says at once that it listens. */
function anInspector() {
  const told: Told[] = []
  const opener = {
    open: () => ({ postMessage: (message: Told) => told.push(message) }),
    addEventListener: (_: string, hear: (event: { data: object }) => void) =>
      hear({ data: { type: '@statelyai.connected' } }),
  } as unknown as Window
  return { told, opener }
}
