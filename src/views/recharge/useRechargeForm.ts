import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { rechargeMachine } from '../../machines/rechargeMachine.ts'
import type { RechargeWish } from '../../machines/rechargeTypes.ts'
import { usePictureUploads } from '../pictures/usePictureUploads.ts'
import { evidenceKey } from './useRecharge.ts'
import type { RechargeActor } from './useRecharge.ts'
import { amountText } from '../ui/amounts.ts'
import { useForm } from '../ui/form.ts'
import { addressRefusal } from '../wallet/addressRefusal.ts'
import { checkRecharge } from './rechargeChecks.ts'
import type { RechargeFormValues } from './rechargeChecks.ts'

export interface RechargeInHand {
  actor: RechargeActor
  snapshot: SnapshotFrom<typeof rechargeMachine>
  wish: RechargeWish
}

/** The typed values of a recharge. They survive a look at other networks. */
export function useRechargeForm({
  snapshot,
  wish,
  isOnChain,
  minCents,
}: Pick<RechargeInHand, 'snapshot' | 'wish'> & { isOnChain: boolean; minCents: number | null }) {
  const uploads = usePictureUploads(evidenceKey, 1)
  const [isTyped, setTyped] = useState(false)
  const form = useForm<RechargeFormValues>({
    initial: { ownAddress: '', amount: '', transactionHash: '', evidence: '' },
    check: (values) =>
      checkRecharge(
        { ...values, amount: amountOf(values.amount) },
        {
          isOnChain,
          minCents,
          evidence: { count: uploads.ids.length, busy: uploads.busy },
        },
      ),
  })

  /** The suggested amount, raised to the minimum, until the user types one. */
  function amountOf(typed: string): string {
    if (isTyped || wish.amountCents === null) return typed
    return amountText(Math.max(wish.amountCents, minCents ?? 0))
  }

  const address = form.field('ownAddress')
  const amount = form.field('amount')
  return {
    uploads,
    isOnChain,
    submit: form.submit,
    amount: amountOf(form.values.amount),
    fields: {
      amount: {
        ...amount,
        value: amountOf(amount.value),
        onChange: (text: string) => {
          setTyped(true)
          amount.onChange(text)
        },
      },
      ownAddress: { ...address, error: address.error ?? addressRefusal(snapshot.context.failure) },
      transactionHash: form.field('transactionHash'),
      evidence: form.field('evidence'),
    },
  }
}

export type RechargeFormBinding = ReturnType<typeof useRechargeForm>
