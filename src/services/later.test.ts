// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { ApiError } from './apiError.ts'
import { configureHttp } from './httpConfiguration.ts'
import { later } from './later.ts'

const observed: unknown[] = []
configureHttp({ onCodeMissing: (missing) => observed.push(missing) })
afterEach(() => {
  observed.splice(0)
})

test('a call runs once its module is loaded', async () => {
  const call = later(async () => ({ greet: async (name: string) => `hello ${name}` }))('greet')
  expect([await call('Mira'), observed]).toEqual(['hello Mira', []])
})

test('a module that fails to load is a network failure, and the page is notified', async () => {
  const cause = new TypeError('no module')
  const call = later((): Promise<{ greet: () => Promise<string> }> => Promise.reject(cause))(
    'greet',
  )
  const error = await call().catch((thrown: unknown) => thrown)
  expect(error).toEqual(new ApiError({ kind: 'network', cause }))
  expect([(error as ApiError).kind, (error as ApiError).cause]).toEqual(['network', cause])
  expect(observed).toEqual([{ isAgain: false }])
})
