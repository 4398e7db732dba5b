import type { MessageDescriptor } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { checkLogin, checkRegistration } from './accountChecks.ts'

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
  const right = { account: 'mira', password: 'harbor', email: '' }

  it('takes an account and a password of six characters, without an email', () => {
    expect(said(checkRegistration(right))).toEqual({})
    expect(said(checkRegistration({ ...right, email: 'm@example.test' }))).toEqual({})
  })

  it.each([
    "sean.o'neill@example.ie",
    'Sean.O’Neill@example.ie',
    '\u200bm@example.test ',
    'm＠example.test',
  ])('takes the email “%s”', (email) => {
    expect(said(checkRegistration({ ...right, email }))).toEqual({})
  })

  it('says of a password that it is too long, not too short', () => {
    expect(said(checkRegistration({ ...right, password: 'p'.repeat(129) }))).toEqual({
      password: 'This is longer than can be saved',
    })
  })

  it('says what is wrong with each field', () => {
    expect(said(checkRegistration({ account: 'a b', password: '12345', email: 'mira@' }))).toEqual({
      account: 'Use 3 to 64 letters, digits or the signs . _ @ + - (not - first)',
      password: 'Passwords must have at least 6 characters',
      email: 'Please fill correct email',
    })
  })
})

function said(errors: Record<string, MessageDescriptor | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, message?.defaultMessage]),
  )
}
