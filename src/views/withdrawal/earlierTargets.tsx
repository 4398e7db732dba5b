import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { WithdrawalTerms } from '../../../contract/wallet.ts'
import { RadioRow } from '../wallet/radioRow.tsx'
import { TargetText } from './targetText.tsx'
import styles from '../wallet/wallet.module.css'
import type { WithdrawalMethod } from './withdrawalChecks.ts'

/** Targets used before, and a new one; nothing where none was used. */
export function EarlierTargets({
  terms,
  method,
  chosen,
  onChoose,
}: {
  terms: WithdrawalTerms
  method: WithdrawalMethod
  /** The place among the terms’ targets; empty for a new one. */
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
