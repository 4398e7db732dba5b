import * as v from 'valibot'
import * as account from '../../../contract/account.ts'
import { saveAddress } from '../../../contract/address.ts'
import { resetCodePattern } from '../../../contract/passwords.ts'

const { entries: registration } = account.register.input
const { entries: address } = saveAddress.input

/** The contract's rules, asked of what a shopper has typed so far. */
export const rules = {
  isAccount: (text: string) => v.is(registration.account, text),
  isEmail: (text: string) => v.is(registration.email, text),
  /** The number as it is kept, or null when it isn't one with its country code. */
  toMobile: (text: string) => {
    const read = v.safeParse(address.mobile, text)
    return read.success ? read.output : null
  },
  isPassword: (text: string) => v.is(registration.password, text),
  isPayCode: (text: string) => account.payCodePattern.test(text),
  isResetCode: (text: string) => resetCodePattern.test(text),
  minPasswordLength: account.minPasswordLength,
}
