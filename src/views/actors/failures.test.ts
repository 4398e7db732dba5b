import { createIntl } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../services/apiError.ts'
import { reasonOf, toFailure, wordingOf } from './failures.ts'

const intl = createIntl({ locale: 'en', messages: {} })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the error catalogue', () => {
  it.each([
    [new ApiError({ kind: 'network' }), 'Backend interface connection abnormal'],
    [new ApiError({ kind: 'timeout' }), 'System interface request timed out'],
    [new ApiError({ kind: 'status', status: 503 }), 'System interface 503 abnormal'],
    [
      new ApiError({ kind: 'status', status: 400, msg: 'own words' }),
      'System interface 400 abnormal',
    ],
    [new ApiError({ kind: 'duplicate' }), 'Data is being processed, do not resubmit'],
    [new ApiError({ kind: 'refused', status: 200, msg: 'Not enough stock' }), 'Not enough stock'],
    [new ApiError({ kind: 'expired', status: 401, msg: 'Signed out' }), 'Signed out'],
    [new ApiError({ kind: 'expired', status: 401 }), 'Please login first'],
    [new ApiError({ kind: 'malformed' }), 'Something went wrong on our side. Please try again.'],
    [new Error('anything else'), 'Something went wrong on our side. Please try again.'],
  ])('words %s as “%s”', (error, text) => {
    vi.stubGlobal('navigator', { onLine: true })
    expect(textOf(error)).toBe(text)
  })

  it('maps an error to its failure type, with that type’s fields only', () => {
    const refusal = { reason: 'tooFewLeft', data: { available: 7 } } as const
    const said = { msg: 'own words', refusal }
    const failures = (['refused', 'expired', 'status', 'timeout'] as const).map((kind) =>
      toFailure(new ApiError({ kind, status: 404, ...said })),
    )
    expect(failures).toEqual([
      { type: 'refused', msg: 'own words', ...refusal },
      { type: 'expired', msg: 'own words' },
      { type: 'status', status: 404 },
      { type: 'timeout' },
    ])
    expect(failures.map(reasonOf)).toEqual(['tooFewLeft', null, null, null])
  })

  it('keeps the id of a request that the server failed', () => {
    const error = new ApiError({ kind: 'status', status: 500, requestId: 'a1-7' })
    expect(toFailure(error)).toEqual({ type: 'status', status: 500, requestId: 'a1-7' })
  })

  it('distinguishes an offline device from an unreachable server', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(toFailure(new ApiError({ kind: 'network' })).type).toBe('offline')
    expect(textOf(new ApiError({ kind: 'network' }))).toBe('You are offline')
    expect(textOf(new ApiError({ kind: 'timeout' }))).toBe('System interface request timed out')
  })
})

function textOf(error: unknown): string {
  const wording = wordingOf(toFailure(error))
  return 'text' in wording
    ? wording.text
    : String(intl.formatMessage(wording.message, wording.values))
}
