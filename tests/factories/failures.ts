import type { Failure } from '../../src/machines/failure.ts'

export const networkFailure: Failure = {
  type: 'network',
  reason: null,
  msg: null,
  status: null,
  data: null,
}
