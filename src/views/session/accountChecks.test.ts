import type { MessageDescriptor } from 'react-intl'
import * as library from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { checkLogin, checkRegistration } from './accountChecks.ts'
import { readerOf } from './phones.ts'

const readPhone = readerOf(library)

describe('signing in', () => {
  it('asks for account and password', () => {
    expect(said(checkLogin({ account: ' ', password: '' }))).toEqual({
      account: 'Please input account and password',
      password: 'Please input account and password',
    })
    expect(said(checkLogin({ account: 'mira', password: 'x' }))).toEqual({})
  })
})

describe('signing up', () => {
  const right = {
    account: 'mira',
    password: 'harbor',
    repeated: 'harbor',
    email: '',
    mobile: '',
  }

  it('takes an account and a password of six characters, without email and mobile', () => {
    expect(said(checkRegistration(right, readPhone))).toEqual({})
    expect(
      said(
        checkRegistration(
          { ...right, email: 'm@example.test', mobile: '+66 81 234 5678' },
          readPhone,
        ),
      ),
    ).toEqual({})
  })

  it('says what is wrong with each field', () => {
    expect(
      said(
        checkRegistration(
          {
            account: 'a b',
            password: '12345',
            repeated: '123456',
            email: 'mira@',
            mobile: '12',
          },
          readPhone,
        ),
      ),
    ).toEqual({
      account: 'Use 3 to 64 letters, digits or the signs . _ @ + -',
      password: 'Passwords must have at least 6 characters',
      repeated: 'Passwords must match',
      email: 'Please fill correct email',
      mobile: 'Please enter a correct mobile phone number',
    })
  })
})

function said(errors: Record<string, MessageDescriptor | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, message?.defaultMessage]),
  )
}
