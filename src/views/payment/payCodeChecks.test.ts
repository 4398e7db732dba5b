import type { MessageDescriptor } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { checkPayCode } from './payCodeChecks.ts'

describe('the payment code', () => {
  const empty = { oldPayCode: '', password: '', payCode: '', repeated: '' }

  it('needs no old code the first time', () => {
    expect(said(checkPayCode({ ...empty, payCode: '246810', repeated: '246810' }, 'none'))).toEqual(
      {},
    )
  })

  it('needs the old code, and must differ from it, when it is changed', () => {
    expect(
      said(checkPayCode({ ...empty, payCode: '246810', repeated: '246810' }, 'oldPayCode')),
    ).toEqual({ oldPayCode: 'Please fill in the old payment code' })
    expect(
      said(
        checkPayCode(
          { ...empty, oldPayCode: '246810', payCode: '246810', repeated: '246810' },
          'oldPayCode',
        ),
      ),
    ).toEqual({ payCode: 'The new payment code must differ from the old one' })
  })

  it('needs the password when the old code is forgotten', () => {
    expect(
      said(checkPayCode({ ...empty, payCode: '246810', repeated: '246810' }, 'password')),
    ).toEqual({
      password: 'Please fill in your login password',
    })
  })

  it.each(['', '12345', '12345a', '12345²', '1234 5', '1.23456'])('can’t be %j', (payCode) => {
    expect(said(checkPayCode({ ...empty, payCode, repeated: payCode }, 'none'))).toEqual({
      payCode: 'The payment code must be at least 6 characters, digits only',
    })
  })

  it.each(['１２３４５６', ' 123 456\u200b', '๑๒๓๔๕๖'])('may be typed as %j', (payCode) => {
    expect(said(checkPayCode({ ...empty, payCode, repeated: '123456' }, 'none'))).toEqual({})
  })

  it('has at most 12 digits and is repeated exactly', () => {
    expect(
      said(checkPayCode({ ...empty, payCode: '1234567890123', repeated: '1' }, 'none')),
    ).toEqual({
      payCode: 'The payment code has at most 12 digits',
      repeated: 'Payment codes must match',
    })
  })
})

function said(errors: Record<string, MessageDescriptor | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, message?.defaultMessage]),
  )
}
