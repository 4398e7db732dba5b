import type { MessageDescriptor } from 'react-intl'
import * as library from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { checkProfile } from './profileChecks.ts'
import { readerOf } from '../session/phones.ts'
import { checkAccount, checkPasswordChange, checkPasswordReset } from './passwordChecks.ts'

const readPhone = readerOf(library)

describe('the profile form', () => {
  const saved = { givenName: '', familyName: '', mobile: '', email: 'm@example.test', password: '' }

  it('is valid with every field empty except the email', () => {
    expect(said(checkProfile(saved, 'm@example.test', readPhone))).toEqual({})
  })

  it('needs the password to change or remove the email', () => {
    for (const email of ['new@example.test', '']) {
      expect(said(checkProfile({ ...saved, email }, 'm@example.test', readPhone))).toEqual({
        password: 'Please fill in your login password',
      })
    }
  })

  it('reports an invalid email and mobile number', () => {
    const wrong = { ...saved, mobile: '12', email: 'mira@', password: 'x' }
    expect(said(checkProfile(wrong, 'm@example.test', readPhone))).toEqual({
      mobile: 'Please enter a correct mobile phone number',
      email: 'Please fill correct email',
    })
  })
})

function said(errors: Record<string, MessageDescriptor | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, message?.defaultMessage]),
  )
}

describe('a changed password', () => {
  const right = { oldPassword: 'harbour-walk', password: 'harbor', repeated: 'harbor' }

  it('is accepted with the old password', () => {
    expect(said(checkPasswordChange(right))).toEqual({})
  })

  it('has six characters, is repeated exactly, and needs the old password', () => {
    expect(
      said(checkPasswordChange({ oldPassword: '', password: '12345', repeated: '123456' })),
    ).toEqual({
      oldPassword: 'Please fill in the old password',
      password: 'Passwords must have at least 6 characters',
      repeated: 'Passwords must match',
    })
  })

  it('differs from the old password', () => {
    expect(
      said(checkPasswordChange({ ...right, password: 'harbour-walk', repeated: 'harbour-walk' })),
    ).toEqual({ password: 'The new password must differ from the old one' })
  })
})

describe('a reset password', () => {
  const right = { code: '1234 5678', password: 'harbor', repeated: 'harbor' }

  it('needs the account', () => {
    expect(said(checkAccount({ account: ' ' }))).toEqual({ account: 'Please fill in your account' })
    expect(said(checkAccount({ account: 'mira' }))).toEqual({})
  })

  it('accepts eight digits, also with a space between them', () => {
    expect(said(checkPasswordReset(right))).toEqual({})
  })

  it.each(['１２３４５６７８', '1234\u00a05678\u200b', '1234-5678', '๑๒๓๔๕๖๗๘'])(
    'accepts the code “%s”',
    (code) => {
      expect(said(checkPasswordReset({ ...right, code }))).toEqual({})
    },
  )

  it.each(['', '1234567', '123456789', '1234567x', '1234567²'])('refuses the code “%s”', (code) => {
    expect(said(checkPasswordReset({ ...right, code }))).toEqual({
      code: 'Please fill in the 8 digits of the code',
    })
  })

  it('has six characters and is repeated exactly', () => {
    expect(said(checkPasswordReset({ ...right, password: '12345', repeated: '' }))).toEqual({
      password: 'Passwords must have at least 6 characters',
      repeated: 'Passwords must match',
    })
  })
})
