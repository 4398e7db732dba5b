import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useSearch } from 'wouter'
import { readSource } from '../../machines/selectors/checkoutSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useCheckout } from './useCheckout.ts'
import { CountryButton } from '../session/deliveryCountry.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { useWide } from '../ui/useWide.ts'
import { PanelColumns, Panel } from '../ui/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { AddressPanel } from './addressPanel.tsx'
import { CheckoutFooter } from './checkoutFooter.tsx'
import { CheckoutCallouts } from './checkoutCallouts.tsx'
import { NotePanel } from './notePanel.tsx'
import { PaymentPanel } from './paymentPanel.tsx'
import { PromoPanel } from './promoPanel.tsx'
import { ShopPanels } from './shopPanels.tsx'
import type { Quote } from '../../../contract/quote.ts'
import { MoneyRows } from '../ui/moneyRows.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './checkoutSkeleton.module.css'

export function Screen() {
  const { actor, snapshot } = useCheckout(readSource(useSearch()))
  const isWide = useWide()
  const [isAddressOpen, setAddressOpen] = useState(false)
  const { quote, quoteBefore, country, failure } = snapshot.context
  if (quote !== null) {
    const footer = (
      <CheckoutFooter
        actor={actor}
        snapshot={snapshot}
        quote={quote}
        onAddAddress={() => setAddressOpen(true)}
      />
    )
    return (
      <RouteScreen below={<CountryButton country={country} />} footer={isWide ? null : footer}>
        <PanelColumns
          aside={
            <>
              <PromoPanel actor={actor} snapshot={snapshot} />
              <NotePanel actor={actor} snapshot={snapshot} />
              {quote.groups.length > 0 ? (
                <>
                  <SumPanel quote={quote} />
                  <PaymentPanel totalCents={quote.totalCents} />
                </>
              ) : null}
              {isWide ? footer : null}
            </>
          }
        >
          <CheckoutCallouts actor={actor} snapshot={snapshot} />
          <AddressPanel
            actor={actor}
            snapshot={snapshot}
            isOpen={isAddressOpen}
            onOpen={() => setAddressOpen(true)}
            onClose={() => setAddressOpen(false)}
          />
          <ShopPanels quote={quote} quoteBefore={quoteBefore} country={country} />
        </PanelColumns>
      </RouteScreen>
    )
  }
  return (
    <RouteScreen below={<CountryButton country={country} />}>
      {failure && (snapshot.matches('openingFailed') || snapshot.matches('quotingFailed')) ? (
        <FailedState failure={failure} onRetry={() => actor.send({ type: 'checkout.retried' })} />
      ) : snapshot.matches('empty') ? (
        <NothingSelected />
      ) : (
        <CheckoutSkeleton />
      )}
    </RouteScreen>
  )
}

function NothingSelected() {
  return (
    <EmptyState
      icon={<ShoppingCart size={40} strokeWidth={1.5} />}
      title={
        <FormattedMessage id="checkout.selectFirst" defaultMessage="Select an item to check out" />
      }
      hint={
        <FormattedMessage
          id="checkout.emptyHint"
          defaultMessage="Select items in your cart to check out."
        />
      }
      action={
        <ButtonLink href={hrefs.bag()} variant="secondary">
          <FormattedMessage id="checkout.toCart" defaultMessage="To the cart" />
        </ButtonLink>
      }
    />
  )
}

function SumPanel({ quote }: { quote: Quote }) {
  return (
    <Panel>
      <MoneyRows sums={quote} />
    </Panel>
  )
}

function CheckoutSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.stack}>
        <Panel>
          <Skeleton width="30%" />
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Panel>
        <Panel>
          <Skeleton width="40%" />
          <div className={styles.line}>
            <Skeleton shape="square" width="80px" />
            <div className={styles.words}>
              <Skeleton width="80%" />
              <Skeleton width="40%" />
            </div>
          </div>
        </Panel>
        <Panel>
          <Skeleton width="100%" />
          <Skeleton width="100%" />
          <Skeleton width="50%" height="28px" />
        </Panel>
      </div>
    </SkeletonGroup>
  )
}
