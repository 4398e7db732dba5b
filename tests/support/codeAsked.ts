import { act, type ReactNode } from 'react'
import type { CodeLock } from '../../src/machines/paymentCodeTypes.ts'
import { usePaymentCode } from '../../src/views/payment/usePaymentCode.ts'
import type { Bindings } from './bindings.tsx'
import { comingTo, shownWith } from './shownWith.tsx'

type Code = ReturnType<typeof usePaymentCode>

/** Renders the payment code sheet for order 31. */
export async function codeAsked(
  bindings: Bindings,
  given: { codeIsSet?: boolean; lock?: CodeLock },
  part: (code: Code) => ReactNode,
) {
  const { place, held: code } = await shownWith(bindings, usePaymentCode, part)
  await act(async () =>
    code().actor.send({
      type: 'payment.requested',
      payment: { operation: 'orderPay', subjectId: 31, amountCents: 2_490 },
      codeIsSet: true,
      ...given,
    }),
  )
  return { place, code, come: comingTo(() => code().snapshot) }
}
