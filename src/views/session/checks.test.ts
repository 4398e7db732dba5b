import type { MessageDescriptor } from 'react-intl'
import * as library from 'libphonenumber-js/min'
import { describe, expect, it } from 'vitest'
import { readerOf } from './phones.ts'
import {
  checkAccount,
  checkAddress,
  checkLogin,
  checkPasswordChange,
  checkPasswordReset,
  checkPayCode,
  checkProfile,
  checkRegistration,
} from './checks.ts'

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

describe('a new password', () => {
  const right = { oldPassword: 'harbour-walk', password: 'harbor', repeated: 'harbor' }

  it('takes the place of the old one', () => {
    expect(said(checkPasswordChange(right))).toEqual({})
  })

  it('has six characters, is typed twice alike, and needs the old one', () => {
    expect(
      said(checkPasswordChange({ oldPassword: '', password: '12345', repeated: '123456' })),
    ).toEqual({
      oldPassword: 'Please fill in the old password',
      password: 'Passwords must have at least 6 characters',
      repeated: 'Passwords must match',
    })
  })

  it('differs from the old one', () => {
    expect(
      said(checkPasswordChange({ ...right, password: 'harbour-walk', repeated: 'harbour-walk' })),
    ).toEqual({ password: 'The new password must differ from the old one' })
  })
})

describe('a forgotten password', () => {
  const right = { code: '1234 5678', password: 'harbor', repeated: 'harbor' }

  it('asks for the account', () => {
    expect(said(checkAccount({ account: ' ' }))).toEqual({ account: 'Please fill in your account' })
    expect(said(checkAccount({ account: 'mira' }))).toEqual({})
  })

  it('takes the eight digits, also with a space between them', () => {
    expect(said(checkPasswordReset(right))).toEqual({})
  })

  it.each(['', '1234567', '123456789', '1234567x', '１２３４５６７８'])(
    'refuses the code “%s”',
    (code) => {
      expect(said(checkPasswordReset({ ...right, code }))).toEqual({
        code: 'Please fill in the 8 digits of the code',
      })
    },
  )

  it('has six characters and is typed twice alike', () => {
    expect(said(checkPasswordReset({ ...right, password: '12345', repeated: '' }))).toEqual({
      password: 'Passwords must have at least 6 characters',
      repeated: 'Passwords must match',
    })
  })
})

describe('the profile', () => {
  const saved = { givenName: '', familyName: '', mobile: '', email: 'm@example.test', password: '' }

  it('is taken with everything but the email left empty', () => {
    expect(said(checkProfile(saved, 'm@example.test', readPhone))).toEqual({})
  })

  it('needs the password for another email, and for none', () => {
    for (const email of ['new@example.test', '']) {
      expect(said(checkProfile({ ...saved, email }, 'm@example.test', readPhone))).toEqual({
        password: 'Please fill in your login password',
      })
    }
  })

  it('says what is wrong with email and mobile', () => {
    const wrong = { ...saved, mobile: '12', email: 'mira@', password: 'x' }
    expect(said(checkProfile(wrong, 'm@example.test', readPhone))).toEqual({
      mobile: 'Please enter a correct mobile phone number',
      email: 'Please fill correct email',
    })
  })
})

describe('the payment code', () => {
  const empty = { oldPayCode: '', password: '', payCode: '', repeated: '' }

  it('needs no old one the first time', () => {
    expect(said(checkPayCode({ ...empty, payCode: '246810', repeated: '246810' }, 'none'))).toEqual(
      {},
    )
  })

  it('needs the old one, and to differ from it, when it is changed', () => {
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

  it('needs the password when the old one is forgotten', () => {
    expect(
      said(checkPayCode({ ...empty, payCode: '246810', repeated: '246810' }, 'password')),
    ).toEqual({
      password: 'Please fill in your login password',
    })
  })

  it.each(['', '12345', '12345a', '１２３４５６', ' 123456', '-123456'])(
    'can’t be %j',
    (payCode) => {
      expect(said(checkPayCode({ ...empty, payCode, repeated: payCode }, 'none'))).toEqual({
        payCode: 'The payment code must be at least 6 characters, digits only',
      })
    },
  )

  it('has at most 12 digits, typed twice alike', () => {
    expect(
      said(checkPayCode({ ...empty, payCode: '1234567890123', repeated: '1' }, 'none')),
    ).toEqual({
      payCode: 'The payment code has at most 12 digits',
      repeated: 'Payment codes must match',
    })
  })
})

describe('an address', () => {
  const empty = { addressee: '', mobile: '', country: '', area: '', detail: '', tag: '' }

  it('needs every field', () => {
    expect(said(checkAddress(empty, readPhone))).toEqual({
      addressee: 'Please fill in the addressee',
      mobile: 'Please fill in the mobile phone',
      country: 'Please choose the country or region',
      area: 'Please fill in the area',
      detail: 'Please fill in the detailed address',
      tag: 'Please fill in the tag',
    })
  })

  it('needs a phone number that can be called', () => {
    const filled = {
      addressee: 'Mira',
      mobile: 'call me',
      country: 'TH',
      area: 'Bangkok',
      detail: '1 Quay',
      tag: 'Home',
    }
    expect(said(checkAddress(filled, readPhone))).toEqual({
      mobile: 'Please enter a correct mobile phone number',
    })
    const saidOf = (mobile: string, country = 'TH') =>
      Object.keys(checkAddress({ ...filled, mobile, country }, readPhone))
    expect(saidOf('081-234-5678')).toEqual([])
    expect(saidOf('+44 20 7946 1234')).toEqual([])
    expect(saidOf('081-234-5678', 'GB')).toEqual(['mobile'])
    expect(saidOf('081-234-5678', '')).toEqual(['mobile', 'country'])
    expect(saidOf('+66 81 234 567')).toEqual(['mobile'])
    expect(saidOf('081-234-5678 ext. 5')).toEqual(['mobile'])
  })
})

function said(errors: Record<string, MessageDescriptor | undefined>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, message?.defaultMessage]),
  )
}
