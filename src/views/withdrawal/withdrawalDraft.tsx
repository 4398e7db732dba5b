import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { useSession } from '../session/useSession.tsx'
import type { WithdrawalInHand } from './useWithdrawal.ts'
import { useForm } from '../ui/form.ts'
import { BalancePanel } from '../wallet/balancePanel.tsx'
import styles from '../wallet/wallet.module.css'
import {
  checkWithdrawal,
  type WithdrawalFormValues,
  type WithdrawalMethod,
} from './withdrawalChecks.ts'
import { WithdrawalForm } from './withdrawalForm.tsx'
import { WithdrawalToConfirm } from './withdrawalToConfirm.tsx'
import { Landmark, Link2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Panel } from '../ui/panel.tsx'
import { RadioRow } from '../wallet/radioRow.tsx'
import { withdrawalMethodTexts } from '../wallet/walletTexts.ts'

const methods = [
  { method: 'bank', Icon: Landmark },
  { method: 'chain', Icon: Link2 },
] as const

function WithdrawalMethods({
  chosen,
  busy,
  onChoose,
}: {
  chosen: WithdrawalMethod | null
  busy: boolean
  onChoose: (method: WithdrawalMethod) => void
}) {
  return (
    <Panel>
      <fieldset className={styles.radios} disabled={busy}>
        <legend className={styles.legend}>
          <FormattedMessage id="withdrawal.method" defaultMessage="Where to" />
        </legend>
        {methods.map(({ method, Icon }) => (
          <RadioRow
            key={method}
            name="method"
            checked={chosen === method}
            onChoose={() => onChoose(method)}
            end={<Icon size={20} strokeWidth={1.75} className={styles.end} aria-hidden />}
          >
            <FormattedMessage {...withdrawalMethodTexts[method]} />
          </RadioRow>
        ))}
      </fieldset>
    </Panel>
  )
}

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
          availableCents={availableCents}
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
