import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { useSession } from '../session/useSession.tsx'
import type { WithdrawalInHand } from './useWithdrawal.ts'
import { useForm } from '../ui/form.ts'
import { BalancePanel } from '../wallet/balancePanel.tsx'
import styles from '../wallet/wallet.module.css'
import { checkWithdrawal } from './withdrawalChecks.ts'
import type { WithdrawalFormValues, WithdrawalMethod } from './withdrawalChecks.ts'
import { WithdrawalForm } from './withdrawalForm.tsx'
import { WithdrawalMethods } from './withdrawalMethods.tsx'
import { WithdrawalToConfirm } from './withdrawalToConfirm.tsx'

/** The steps before the withdrawal is submitted. Typed values survive a look at the quote. */
export function WithdrawalDraft({
  actor,
  snapshot,
  terms,
}: WithdrawalInHand & { terms: WithdrawalTerms }) {
  const { userInfo } = useSession()
  const availableCents = userInfo?.availableCents ?? terms.availableCents
  const method = methodOf(snapshot)
  const form = useForm<WithdrawalFormValues>({
    initial: { earlier: '', cardNumber: '', bankName: '', network: '', address: '', amount: '' },
    check: (values) => checkWithdrawal(values, { method, terms, availableCents }),
  })
  const { quote } = snapshot.context
  if (snapshot.hasTag('quote') && quote !== null) {
    return <WithdrawalToConfirm actor={actor} snapshot={snapshot} quote={quote} />
  }
  return (
    <div className={styles.form}>
      <BalancePanel />
      <WithdrawalMethods
        chosen={snapshot.hasTag('form') ? method : null}
        busy={snapshot.hasTag('busy')}
        onChoose={(chosen) => {
          form.setValues((values) => ({ ...values, earlier: earliestOf(terms, chosen) }))
          actor.send({ type: 'method.chosen', method: chosen })
        }}
      />
      {snapshot.hasTag('form') ? (
        <WithdrawalForm
          key={method}
          actor={actor}
          snapshot={snapshot}
          terms={terms}
          method={method}
          form={form}
        />
      ) : null}
    </div>
  )
}

/** During the quote, the method is that of the submitted values. */
function methodOf(snapshot: WithdrawalInHand['snapshot']): WithdrawalMethod {
  if (snapshot.matches({ preparing: { filling: 'onChain' } })) return 'chain'
  if (snapshot.matches('preparing')) return 'bank'
  return snapshot.context.values?.target.method ?? 'bank'
}

/** The index of the latest target of that method. Empty if there is none. */
function earliestOf(terms: WithdrawalTerms, method: WithdrawalMethod): string {
  const place = terms.targets.findIndex((target) => target.method === method)
  return place === -1 ? '' : String(place)
}
