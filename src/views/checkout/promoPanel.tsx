import { X } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { isPromoCodeShaped } from '../../machines/selectors/checkoutSelectors.ts'
import type { Quote } from '../../services/contract/orders.ts'
import type { CheckoutActor } from '../bindings/checkout.tsx'
import { Button } from '../shared/button.tsx'
import { TextField } from '../shared/field.tsx'
import { useForm } from '../shared/form.ts'
import { useMoneyFormat } from '../shared/money.tsx'
import { NoticeLine } from '../shared/notice.tsx'
import { Panel } from '../shared/panel.tsx'
import styles from './promoPanel.module.css'

const messages = defineMessages({
  shape: {
    id: 'promo.shape',
    defaultMessage: 'A promo code has 2 to 32 letters, digits and dashes',
  },
})

export function PromoPanel({
  actor,
  snapshot,
}: {
  actor: CheckoutActor
  snapshot: SnapshotFrom<typeof checkoutMachine>
}) {
  const { promoCode, quote } = snapshot.context
  return (
    <Panel title={<FormattedMessage id="promo.title" defaultMessage="Promo code" />}>
      {promoCode === null ? (
        <PromoForm
          busy={snapshot.matches('quoting')}
          onApply={(code) => actor.send({ type: 'promo.applied', code })}
        />
      ) : (
        <AppliedPromo
          code={promoCode}
          promo={quote?.promo ?? null}
          busy={snapshot.hasTag('busy')}
          onRemove={() => actor.send({ type: 'promo.removed' })}
        />
      )}
    </Panel>
  )
}

function PromoForm({ busy, onApply }: { busy: boolean; onApply: (code: string) => void }) {
  const { field, submit } = useForm({
    initial: { code: '' },
    check: ({ code }) => (isPromoCodeShaped(code) ? {} : { code: messages.shape }),
  })
  const code = field('code')
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit((values) => onApply(values.code.trim().toUpperCase()))}
    >
      <TextField
        label={<FormattedMessage id="promo.label" defaultMessage="Have one?" />}
        field={code.value === '' ? { ...code, onBlur: () => {} } : code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        <FormattedMessage id="promo.apply" defaultMessage="Apply" />
      </Button>
    </form>
  )
}

function AppliedPromo({
  code,
  promo,
  busy,
  onRemove,
}: {
  code: string
  promo: Quote['promo']
  busy: boolean
  onRemove: () => void
}) {
  const intl = useIntl()
  return (
    <>
      <p className={styles.applied}>
        <span className={styles.code}>{code}</span>
        <button
          type="button"
          className={styles.remove}
          disabled={busy}
          aria-label={intl.formatMessage(
            { id: 'promo.remove', defaultMessage: 'Remove promo code {code}' },
            { code },
          )}
          onClick={onRemove}
        >
          <X size={20} aria-hidden />
        </button>
      </p>
      {promo?.refusedFor ? (
        <NoticeLine tone="bad">
          <PromoRefusal refusedFor={promo.refusedFor} minSubtotalCents={promo.minSubtotalCents} />
        </NoticeLine>
      ) : promo ? (
        <NoticeLine tone="good">
          <FormattedMessage
            id="promo.applied"
            defaultMessage="The promo code is taken off below."
          />
        </NoticeLine>
      ) : null}
    </>
  )
}

function PromoRefusal({
  refusedFor,
  minSubtotalCents,
}: {
  refusedFor: NonNullable<NonNullable<Quote['promo']>['refusedFor']>
  minSubtotalCents: number | null
}) {
  const formatMoney = useMoneyFormat()
  switch (refusedFor) {
    case 'promoUnknown':
      return <FormattedMessage id="promo.unknown" defaultMessage="There is no such promo code." />
    case 'promoExpired':
      return (
        <FormattedMessage id="promo.expired" defaultMessage="This promo code is not valid now." />
      )
    case 'promoUsed':
      return (
        <FormattedMessage id="promo.used" defaultMessage="You have used this promo code before." />
      )
    case 'promoMinimum':
      return (
        <FormattedMessage
          id="promo.minimum"
          defaultMessage="This promo code starts at {amount} of goods."
          values={{ amount: formatMoney(minSubtotalCents ?? 0) }}
        />
      )
  }
}
