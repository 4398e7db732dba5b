import { expect, test } from 'vitest'
import { ApiError } from './apiError.ts'

test.each([
  [{ kind: 'refused' as const, msg: 'No' }, 'refused: No', 'No'],
  [{ kind: 'refused' as const, msg: '' }, 'refused', null],
  [{ kind: 'network' as const }, 'network', null],
])('states the kind of a failed call and the server’s message if there is one', (...given) => {
  const [details, message, msg] = given
  const cause = new Error('why')
  const error = new ApiError({ ...details, cause })
  expect([error.message, error.msg, error.cause]).toEqual([message, msg, cause])
})
