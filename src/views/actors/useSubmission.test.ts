// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldUntilLeft, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { ApiError } from '../../services/apiError.ts'
import { toasts } from './toasts.ts'
import { useSubmission } from './useSubmission.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

test('sends a form once, and calls its view back when it is accepted', async () => {
  const { held, sent, observed, answer } = await openForm()
  await act(async () => held().submit('noor'))
  await act(async () => held().submit('mira'))
  const sending = standOf(held())
  await answer('saved')
  expect([sending, standOf(held()), sent, observed]).toEqual([
    { busy: true, failure: null },
    { busy: false, failure: null },
    ['noor'],
    [
      ['afterwards', 'saved'],
      ['accepted', 'saved'],
    ],
  ])
})

test('shows why a form was refused until it changes, and sends it again', async () => {
  const failure = vi.spyOn(toasts, 'failure')
  const { held, sent, observed, answer } = await openForm()
  await act(async () => held().submit('noor'))
  await answer(new ApiError({ kind: 'timeout' }))
  const refused = standOf(held())
  await act(async () => held().edited())
  const edited = standOf(held())
  await act(async () => held().submit('mira'))
  await answer('saved')
  expect([failure.mock.calls, refused, edited, sent, observed]).toEqual([
    [[{ type: 'timeout' }]],
    { busy: false, failure: { type: 'timeout' } },
    { busy: false, failure: null },
    ['noor', 'mira'],
    [
      ['afterwards', 'saved'],
      ['accepted', 'saved'],
    ],
  ])
})

test('calls `afterwards` but not `onAccepted` for a form accepted after its view was left', async () => {
  const { held, leave, observed, answer } = await openForm()
  await act(async () => held().submit('noor'))
  await leave()
  await answer('saved')
  expect(observed).toEqual([['afterwards', 'saved']])
})

async function openForm() {
  const sent: string[] = []
  const observed: unknown[] = []
  const answers: PromiseWithResolvers<string>[] = []
  const view = await heldUntilLeft(bindings, () =>
    useSubmission<string, string>(['things', 'save'], {
      send: (values) => {
        sent.push(values)
        const answer = Promise.withResolvers<string>()
        answers.push(answer)
        return answer.promise
      },
      afterwards: (answer) => observed.push(['afterwards', answer]),
      onAccepted: (answer) => observed.push(['accepted', answer]),
    }),
  )
  return {
    ...view,
    sent,
    observed,
    async answer(given: string | Error): Promise<void> {
      const answer = answers.shift()
      await act(async () => {
        if (given instanceof Error) answer?.reject(given)
        else answer?.resolve(given)
      })
    },
  }
}

function standOf({ busy, failure }: ReturnType<typeof useSubmission<string, string>>) {
  return { busy, failure }
}
