import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { RadioRow } from '../wallet/radioRow.tsx'
import { TargetText } from './targetText.tsx'
import styles from '../wallet/wallet.module.css'
import type { WithdrawalMethod } from './withdrawalChecks.ts'

/** A choice of earlier targets and a new one. Renders nothing without earlier targets. */
export function EarlierTargets({
  terms,
  method,
  chosen,
  onChoose,
}: {
  terms: WithdrawalTerms
  method: WithdrawalMethod
  /** The index in the terms' list of targets. Empty for a new one. */
  chosen: string
  onChoose: (place: string) => void
}) {
  const name = useId()
  const places = terms.targets.flatMap((target, place) =>
    target.method === method ? [{ target, place: String(place) }] : [],
  )
  if (places.length === 0) return null
  return (
    <fieldset className={styles.radios}>
      <legend className={styles.legend}>
        <FormattedMessage id="withdrawal.earlier" defaultMessage="Used before" />
      </legend>
      {places.map(({ target, place }) => (
        <RadioRow
          key={place}
          name={name}
          checked={chosen === place}
          onChoose={() => onChoose(place)}
        >
          <span>
            <TargetText target={target} isShort />
          </span>
        </RadioRow>
      ))}
      <RadioRow name={name} checked={chosen === ''} onChoose={() => onChoose('')}>
        {method === 'bank' ? (
          <FormattedMessage id="withdrawal.newCard" defaultMessage="Another card" />
        ) : (
          <FormattedMessage id="withdrawal.newAddress" defaultMessage="Another address" />
        )}
      </RadioRow>
    </fieldset>
  )
}
