import { defineMessages } from 'react-intl'
import { payCode as payCodeSchema } from '../../../contract/account.ts'
import { normalizeRun } from '../../../contract/normalizeText.ts'
import { accountTexts } from '../session/accountRules.ts'
import { errorsOf, wrongOf } from '../ui/fieldRules.ts'
import type { FieldErrors } from '../ui/fieldRules.ts'

const texts = defineMessages({
  payCode: {
    id: 'check.payCode',
    defaultMessage: 'The payment code must be at least 6 characters, digits only',
  },
  payCodeTooLong: {
    id: 'check.payCodeTooLong',
    defaultMessage: 'The payment code has at most 12 digits',
  },
  payCodesDiffer: { id: 'check.payCodesDiffer', defaultMessage: 'Payment codes must match' },
  payCodeSame: {
    id: 'check.payCodeSame',
    defaultMessage: 'The new payment code must differ from the old one',
  },
  oldPayCode: { id: 'check.oldPayCode', defaultMessage: 'Please fill in the old payment code' },
})

const rule = { schema: payCodeSchema, missing: texts.payCode, wrong: texts.payCode }

export type PayCodeFormValues = Readonly<
  Record<'oldPayCode' | 'password' | 'payCode' | 'repeated', string>
>

/** The proof needed before setting a payment code. None the first time. */
export type PayCodeProof = 'none' | 'oldPayCode' | 'password' | 'passkey'

export function checkPayCode(
  values: PayCodeFormValues,
  proof: PayCodeProof,
): FieldErrors<PayCodeFormValues> {
  const { password } = values
  const oldPayCode = normalizeRun(values.oldPayCode)
  const payCode = normalizeRun(values.payCode)
  const repeated = normalizeRun(values.repeated)
  return errorsOf<PayCodeFormValues>({
    oldPayCode: proof === 'oldPayCode' && oldPayCode === '' ? texts.oldPayCode : null,
    password: proof === 'password' && password === '' ? accountTexts.loginPassword : null,
    payCode: wrongPayCode(payCode, proof === 'oldPayCode' ? oldPayCode : null),
    repeated: repeated === payCode ? null : texts.payCodesDiffer,
  })
}

function wrongPayCode(payCode: string, oldPayCode: string | null) {
  if (/^[0-9]{13,}$/.test(payCode)) return texts.payCodeTooLong
  return wrongOf(payCode, rule) ?? (payCode === oldPayCode ? texts.payCodeSame : null)
}
