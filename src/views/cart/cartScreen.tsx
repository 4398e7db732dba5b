import { ShoppingCart } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import {
  canBeSelected,
  selectCartView,
  selectIsSaving,
  selectIsUnsaved,
} from '../../machines/selectors/cartSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useCart } from './useCart.tsx'
import { DeliveryCountry } from '../session/deliveryCountry.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { useWide } from '../ui/useWide.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { EmptyWithGoods } from '../shell/emptyWithGoods.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { CartLines } from './cartLines.tsx'
import { CartSkeleton } from './cartSkeleton.tsx'
import { CartSummary } from './cartSummary.tsx'
import styles from './cartSummary.module.css'
import { GoneLines } from './goneLines.tsx'
import { MergeReport } from './mergeReport.tsx'
import { SelectAll } from './selectAll.tsx'
import { UndoBar } from './undoBar.tsx'

export function Screen() {
  const { actor, snapshot, reread } = useCart()
  const view = selectCartView(snapshot)
  const isWide = useWide()
  const { lines, changes, removed, failure } = snapshot.context
  const selectAll = <SelectAll actor={actor} lines={lines} />
  const summary = <CartSummary lines={lines} saving={selectIsSaving(snapshot)} />
  return (
    <RouteScreen
      below={<DeliveryCountry inScreen />}
      footer={
        view === 'filled' && !isWide ? (
          <div className={styles.footer}>
            {selectAll}
            {summary}
          </div>
        ) : null
      }
    >
      <PullToRefresh onRefresh={reread}>
        {changes.length > 0 ? (
          <MergeReport
            changes={changes}
            onDismiss={() => actor.send({ type: 'report.dismissed' })}
          />
        ) : null}
        {selectIsUnsaved(snapshot) ? (
          <Callout
            tone="wait"
            action={
              <Button
                variant="secondary"
                size="small"
                onClick={() => actor.send({ type: 'cart.retried' })}
              >
                <FormattedMessage id="shared.retry" defaultMessage="Try again" />
              </Button>
            }
          >
            <FormattedMessage id="cart.unsaved" defaultMessage="Not saved yet. We keep trying." />
          </Callout>
        ) : null}
        {view === 'loading' ? <CartSkeleton /> : null}
        {view === 'failed' && failure ? (
          <FailedState failure={failure} onRetry={() => actor.send({ type: 'cart.retried' })} />
        ) : null}
        {view === 'empty' ? <EmptyCart /> : null}
        {view === 'filled' ? (
          <>
            <GoneLines
              lines={lines.filter((line) => !canBeSelected(line, null))}
              onRemove={(skuIds) => actor.send({ type: 'lines.removed', skuIds })}
            />
            {isWide ? (
              <div className={styles.columns}>
                <div className={styles.chosen}>
                  {selectAll}
                  <CartLines actor={actor} lines={lines} />
                </div>
                <aside className={styles.side}>
                  {summary}
                  <p className={styles.later}>
                    <FormattedMessage
                      id="cart.later"
                      defaultMessage="Shipping and promo codes are counted at checkout."
                    />
                  </p>
                </aside>
              </div>
            ) : (
              <CartLines actor={actor} lines={lines} />
            )}
          </>
        ) : null}
        {removed.length > 0 ? (
          <UndoBar lines={removed} onUndo={() => actor.send({ type: 'removal.undone' })} />
        ) : null}
      </PullToRefresh>
    </RouteScreen>
  )
}

function EmptyCart() {
  return (
    <EmptyWithGoods
      icon={<ShoppingCart size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="cart.empty" defaultMessage="Your cart is empty" />}
      hint={
        <FormattedMessage
          id="cart.emptyHint"
          defaultMessage="Add something you like: it is kept here until you check out."
        />
      }
      action={
        <ButtonLink href={hrefs.home()} variant="secondary">
          <FormattedMessage id="cart.browse" defaultMessage="Look around" />
        </ButtonLink>
      }
    />
  )
}
