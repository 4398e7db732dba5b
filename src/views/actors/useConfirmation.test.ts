// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heldUntilLeft, openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { ApiError } from '../../services/apiError.ts'
import { toasts } from './toasts.ts'
import { useConfirmation } from './useConfirmation.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

test('performs the action once it is confirmed, and calls the view back', async () => {
  const { held, done, observed, answer } = await openQuestion()
  const before = standOf(held())
  await act(async () => held().ask('lamp'))
  const asked = standOf(held())
  await act(async () => held().confirm())
  const doing = standOf(held())
  await answer('gone')
  expect([before, asked, doing, standOf(held()), done, observed]).toEqual([
    { asking: false, busy: false, subject: null },
    { asking: true, busy: false, subject: 'lamp' },
    { asking: true, busy: true, subject: 'lamp' },
    { asking: false, busy: false, subject: 'lamp' },
    ['lamp'],
    ['afterwards', ['gone', 'lamp']],
  ])
})

test('performs nothing after the question is dismissed', async () => {
  const { held, done, observed } = await openQuestion()
  await act(async () => held().ask('lamp'))
  await act(async () => held().dismiss())
  await act(async () => held().confirm())
  expect([standOf(held()), done, observed]).toEqual([
    { asking: false, busy: false, subject: 'lamp' },
    [],
    [],
  ])
})

test('shows why an action failed, and stays open for another try', async () => {
  const failure = vi.spyOn(toasts, 'failure')
  const { held, done, observed, answer } = await openQuestion()
  await act(async () => held().ask('lamp'))
  await act(async () => held().confirm())
  await answer(new ApiError({ kind: 'timeout' }))
  const refused = standOf(held())
  await act(async () => held().confirm())
  await answer('gone')
  expect([failure.mock.calls, refused, done, observed]).toEqual([
    [[{ type: 'timeout' }]],
    { asking: true, busy: false, subject: 'lamp' },
    ['lamp', 'lamp'],
    ['afterwards', ['gone', 'lamp']],
  ])
})

test('calls `afterwards` but not `onDone` for an action that ends after its view was left', async () => {
  const { held, leave, observed, answer } = await openQuestion()
  await act(async () => held().ask('lamp'))
  await act(async () => held().confirm())
  await leave()
  await answer('gone')
  expect(observed).toEqual(['afterwards'])
})

async function openQuestion() {
  const done: string[] = []
  const observed: unknown[] = []
  const answers: PromiseWithResolvers<string>[] = []
  const view = await heldUntilLeft(bindings, () =>
    useConfirmation<string, string>(['things', 'delete'], {
      perform: (subject) => {
        done.push(subject)
        const answer = Promise.withResolvers<string>()
        answers.push(answer)
        return answer.promise
      },
      afterwards: () => observed.push('afterwards'),
      onDone: (answer, subject) => observed.push([answer, subject]),
    }),
  )
  return {
    ...view,
    done,
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

function standOf({ asking, busy, subject }: ReturnType<typeof useConfirmation<string, string>>) {
  return { asking, busy, subject }
}
