import type { MessageDescriptor } from 'react-intl'
import * as library from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { checkProfile } from './profileChecks.ts'
import { readerOf } from '../session/phones.ts'

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
