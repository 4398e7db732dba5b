import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { InferOutput } from 'valibot'
import type { getBlockchain } from '../../../contract/wallet.ts'
import { CopyButton } from '../ui/copyButton.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './depositPanel.module.css'

type Card = NonNullable<InferOutput<typeof getBlockchain.output>['card']>

const labels = defineMessages({
  holder: { id: 'recharge.cardHolder', defaultMessage: 'Recipient' },
  bank: { id: 'recharge.cardBank', defaultMessage: 'Bank' },
  account: { id: 'recharge.cardAccount', defaultMessage: 'IBAN or account number' },
  code: { id: 'recharge.cardCode', defaultMessage: 'BIC or sort code' },
  reference: { id: 'recharge.cardReference', defaultMessage: 'Reference' },
})

/** How to pay by card: the shop's account or payment page, and the reference to quote. */
export function CardPanel({ card }: { card: Card }) {
  const { link } = card
  return (
    <Panel title={<FormattedMessage id="recharge.cardTitle" defaultMessage="Pay by card" />}>
      <p className={styles.soft}>
        <FormattedMessage
          id="recharge.cardText"
          defaultMessage="Pay as shown here and quote the reference. Then send us a picture of the payment."
        />
      </p>
      {link === null ? null : (
        <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
          <ExternalLink size={18} aria-hidden />
          <FormattedMessage id="recharge.cardLink" defaultMessage="Open the payment page" />
        </a>
      )}
      <dl className={styles.facts}>
        {(['holder', 'bank', 'account', 'code', 'reference'] as const).map((name) => {
          const value = card[name]
          return value === null ? null : (
            <Fact key={name} label={<FormattedMessage {...labels[name]} />}>
              <span className={styles.fact}>{value}</span>
              {name === 'account' || name === 'reference' ? (
                <CopyFact text={value} name={name} />
              ) : null}
            </Fact>
          )
        })}
      </dl>
    </Panel>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.soft}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function CopyFact({ text, name }: { text: string; name: 'account' | 'reference' }) {
  const intl = useIntl()
  return <CopyButton text={text} what={intl.formatMessage(labels[name])} />
}
