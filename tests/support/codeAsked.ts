import { act, type ReactNode } from 'react'
import type { CodeLock } from '../../src/machines/paymentCodeTypes.ts'
import { usePaymentCode } from '../../src/views/payment/usePaymentCode.ts'
import { soon, type Bindings } from './bindings.tsx'
import { shownWith } from './shownWith.tsx'

type Code = ReturnType<typeof usePaymentCode>

/** What is shown of the code that is asked for to pay order 31. */
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
  const come = (to: Parameters<Code['snapshot']['matches']>[0]) =>
    soon(() => {
      const { snapshot } = code()
      if (!snapshot.matches(to)) throw new Error(`it is at ${JSON.stringify(snapshot.value)}`)
    })
  return { place, code, come }
}
