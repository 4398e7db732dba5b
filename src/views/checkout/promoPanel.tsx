import { defineMessages, FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import { isPromoCodeShaped, readPromoCode } from '../../machines/selectors/checkoutSelectors.ts'
import type { RefusedPromo } from '../../machines/checkoutTypes.ts'
import type { CheckoutActor } from './useCheckout.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'
import { useForm } from '../ui/form.ts'
import { Panel } from '../ui/panel.tsx'
import { Callout } from '../ui/callout.tsx'
import { AppliedPromo } from './appliedPromo.tsx'
import styles from './promoPanel.module.css'
import { useMoneyFormat } from '../ui/money.tsx'

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
  const { promoCode, refusedPromo, quote } = snapshot.context
  return promoCode === null || refusedPromo !== null ? (
    <Fold
      title={<FormattedMessage id="promo.add" defaultMessage="Add a promo code" />}
      filled={refusedPromo !== null}
    >
      <PromoForm
        key={refusedPromo?.code}
        refused={refusedPromo}
        busy={snapshot.matches('quoting')}
        onApply={(code) => actor.send({ type: 'promo.applied', code })}
      />
    </Fold>
  ) : (
    <Panel title={<FormattedMessage id="promo.title" defaultMessage="Promo code" />}>
      <AppliedPromo
        code={promoCode}
        discountCents={quote?.promo ? quote.discountCents : null}
        busy={snapshot.hasTag('busy')}
        onRemove={() => actor.send({ type: 'promo.removed' })}
      />
    </Panel>
  )
}

function PromoForm({
  refused,
  busy,
  onApply,
}: {
  refused: RefusedPromo | null
  busy: boolean
  onApply: (code: string) => void
}) {
  const { field, submit } = useForm({
    initial: { code: refused?.code ?? '' },
    check: ({ code }) => (isPromoCodeShaped(code) ? {} : { code: messages.shape }),
  })
  const code = field('code')
  const isAsRefused = refused !== null && readPromoCode(code.value) === refused.code
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit((values) => onApply(readPromoCode(values.code)))}
    >
      <TextField
        label={<FormattedMessage id="promo.label" defaultMessage="Have one?" />}
        field={code.value === '' ? { ...code, onBlur: () => {} } : code}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Button type="submit" variant="secondary" busy={busy}>
        <FormattedMessage id="promo.apply" defaultMessage="Apply" />
      </Button>
      {isAsRefused && !busy ? (
        <div className={styles.refusal}>
          <Callout tone="bad">
            <PromoRefusal {...refused} />
          </Callout>
        </div>
      ) : null}
    </form>
  )
}

function PromoRefusal({ refusedFor, minSubtotalCents }: RefusedPromo) {
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
    case 'promoTooMany':
      return (
        <FormattedMessage
          id="promo.tooMany"
          defaultMessage="Too many promo codes were tried. Try again in a few minutes."
        />
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
