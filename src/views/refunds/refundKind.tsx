import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Panel } from '../ui/panel.tsx'
import type { RefundFormValues } from './refundChecks.ts'
import styles from './refundKind.module.css'

type Kind = Pick<RefundFormValues, 'type' | 'goods'>

/**
 * Refund with or without return, and whether the goods arrived. Goods that did not arrive can't be
 * returned.
 */
export function RefundKind({
  canReturn,
  wasShipped,
  values,
  onChange,
}: {
  canReturn: boolean
  wasShipped: boolean
  values: Kind
  onChange: (change: Partial<Kind>) => void
}) {
  return (
    <Panel>
      {wasShipped ? (
        <Choices legend={<FormattedMessage id="refund.goods" defaultMessage="The goods" />}>
          <Choice
            name="goods"
            checked={values.goods === 'received'}
            onChoose={() => onChange({ goods: 'received' })}
          >
            <FormattedMessage id="refund.received" defaultMessage="Received" />
          </Choice>
          <Choice
            name="goods"
            checked={values.goods === 'notReceived'}
            onChoose={() => onChange({ goods: 'notReceived', type: 'refundOnly' })}
          >
            <FormattedMessage id="refund.notReceived" defaultMessage="Not received" />
          </Choice>
        </Choices>
      ) : null}
      <Choices legend={<FormattedMessage id="refund.type" defaultMessage="Type of request" />}>
        <Choice
          name="type"
          checked={values.type === 'refundOnly'}
          onChoose={() => onChange({ type: 'refundOnly' })}
          hint={
            <FormattedMessage
              id="refund.typeOnlyHint"
              defaultMessage="Money back; you send nothing back"
            />
          }
        >
          <FormattedMessage id="refund.typeOnly" defaultMessage="Refund without return" />
        </Choice>
        <Choice
          name="type"
          checked={values.type === 'refundAndReturn'}
          disabled={!canReturn}
          onChoose={() => onChange({ type: 'refundAndReturn', goods: 'received' })}
          hint={
            canReturn ? (
              <FormattedMessage
                id="refund.typeReturnHint"
                defaultMessage="The shop tells you where to send the goods"
              />
            ) : (
              <FormattedMessage
                id="refund.nothingToReturn"
                defaultMessage="Possible once the goods are on their way to you"
              />
            )
          }
        >
          <FormattedMessage id="refund.typeReturn" defaultMessage="Refund and return" />
        </Choice>
      </Choices>
    </Panel>
  )
}

function Choices({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

function Choice({
  name,
  checked,
  disabled = false,
  onChoose,
  hint,
  children,
}: {
  name: string
  checked: boolean
  disabled?: boolean
  onChoose: () => void
  hint?: ReactNode
  children: ReactNode
}) {
  return (
    <label className={styles.choice} data-checked={checked || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} />
      <span className={styles.words}>
        <span>{children}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </label>
  )
}
