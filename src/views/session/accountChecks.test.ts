import type { MessageDescriptor } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { checkLogin, checkRegistration } from './accountChecks.ts'

describe('the sign-in form', () => {
  it('needs account and password', () => {
    expect(said(checkLogin({ account: ' ', password: '' }))).toEqual({
      account: 'Please input account and password',
      password: 'Please input account and password',
    })
    expect(said(checkLogin({ account: 'mira', password: 'x' }))).toEqual({})
  })
})

describe('the sign-up form', () => {
  const right = { account: 'mira', password: 'harbor', email: '' }

  it('accepts an account and a password of six characters, without an email', () => {
    expect(said(checkRegistration(right))).toEqual({})
    expect(said(checkRegistration({ ...right, email: 'm@example.test' }))).toEqual({})
  })

  it.each([
    "sean.o'neill@example.ie",
    'Sean.O’Neill@example.ie',
    '\u200bm@example.test ',
    'm＠example.test',
  ])('accepts the email “%s”', (email) => {
    expect(said(checkRegistration({ ...right, email }))).toEqual({})
  })

  it('reports a password as too long, not too short', () => {
    expect(said(checkRegistration({ ...right, password: 'p'.repeat(129) }))).toEqual({
      password: 'This is longer than can be saved',
    })
  })

  it('reports what is wrong with each field', () => {
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
