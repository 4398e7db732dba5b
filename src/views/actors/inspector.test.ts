import { expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'
import { sessionMachine, type SignInOutcome } from '../../machines/sessionMachine.ts'
import { createFlow } from './flows.ts'
import { startInspector } from './inspector.ts'
import { withoutSecrets } from './withoutSecrets.ts'

interface InspectorMessage {
  type: string
  name?: string
  event?: { type: string }
  snapshot?: { value?: unknown; status: string }
}

test('the inspector receives every step of a sign-in, without password and token', async () => {
  const { observed, opener } = anInspector()
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
    expect(observed.map(({ snapshot }) => snapshot?.value)).toContainEqual({
      signedIn: 'infoUnknown',
    }),
  )
  expect(observed.flatMap(({ type, name }) => (type === '@xstate.actor' ? [name] : []))).toEqual([
    'session',
    'login',
  ])
  expect(JSON.stringify(observed)).toContain('"account":"mira"')
  expect(JSON.stringify(observed)).not.toContain('of-mira')
})

/** A window whose inspector reports at once that it listens. */
function anInspector() {
  const observed: InspectorMessage[] = []
  const opener = {
    open: () => ({ postMessage: (message: InspectorMessage) => observed.push(message) }),
    addEventListener: (_: string, hear: (event: { data: object }) => void) =>
      hear({ data: { type: '@statelyai.connected' } }),
  } as unknown as Window
  return { observed, opener }
}

test('hides secrets at any depth and keeps the rest', () => {
  expect(
    withoutSecrets({
      type: 'login.submitted',
      credentials: { account: 'mira', password: 'harbour-1' },
      payment: { amountCents: 2_490, proof: 'abc' },
      code: '314159',
      token: null,
      targets: [{ method: 'bank', cardNumber: '4111111111111111', bankName: 'Pier Bank' }],
    }),
  ).toEqual({
    type: 'login.submitted',
    credentials: '•••',
    payment: { amountCents: 2_490, proof: '•••' },
    code: '•••',
    token: null,
    targets: [{ method: 'bank', cardNumber: '•••', bankName: 'Pier Bank' }],
  })
})
