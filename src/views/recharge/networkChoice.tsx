import { useId, useRef, useState } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import type { Blockchain } from '../../../contract/wallet.ts'
import { Button } from '../ui/button.tsx'
import { useMoneyFormat } from '../ui/money.tsx'
import { Panel } from '../ui/panel.tsx'
import { RadioRow } from '../wallet/radioRow.tsx'
import styles from '../wallet/wallet.module.css'

const texts = defineMessages({
  network: { id: 'rechargeCheck.network', defaultMessage: 'Please choose a charge network' },
})

export function NetworkChoice({
  networks,
  onChoose,
}: {
  networks: readonly Blockchain[]
  onChoose: (code: Blockchain['code']) => void
}) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const formatMoney = useMoneyFormat()
  const [chosen, setChosen] = useState<Blockchain['code'] | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isMissing = isAsked && chosen === null
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (chosen === null) first.current?.focus()
        else onChoose(chosen)
      }}
    >
      <Panel>
        <fieldset className={styles.radios} aria-describedby={`${id}-error`}>
          <legend className={styles.legend}>
            <FormattedMessage id="recharge.network" defaultMessage="Charge network" />
          </legend>
          {networks.map(({ code, name, asset, minRechargeCents, confirmations }, index) => (
            <RadioRow
              key={code}
              name="network"
              checked={chosen === code}
              inputRef={index === 0 ? first : undefined}
              onChoose={() => setChosen(code)}
            >
              <span className={styles.strong}>{name}</span>
              <span className={styles.soft}>
                <FormattedMessage
                  id="recharge.networkFacts"
                  defaultMessage="{asset}, from {amount}, {confirmations, plural, one {# confirmation} other {# confirmations}}"
                  values={{ asset, amount: formatMoney(minRechargeCents), confirmations }}
                />
              </span>
            </RadioRow>
          ))}
        </fieldset>
        <p id={`${id}-error`} className={styles.error} role="alert">
          {isMissing ? <FormattedMessage {...texts.network} /> : null}
        </p>
      </Panel>
      <Button type="submit" wide>
        <FormattedMessage id="recharge.showAddress" defaultMessage="Get the deposit address" />
      </Button>
    </form>
  )
}
