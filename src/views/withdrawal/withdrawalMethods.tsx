import { Landmark, Link2 } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Panel } from '../ui/panel.tsx'
import { RadioRow } from '../wallet/radioRow.tsx'
import styles from '../wallet/wallet.module.css'
import type { WithdrawalMethod } from './withdrawalChecks.ts'
import { withdrawalMethodTexts } from '../wallet/walletTexts.ts'

const methods = [
  { method: 'bank', Icon: Landmark },
  { method: 'chain', Icon: Link2 },
] as const

export function WithdrawalMethods({
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
