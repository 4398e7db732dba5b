import { ShoppingCart, Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'wouter'
import { formerPriceOf, groupByShop, totalsOf } from '../../machines/selectors/cartSelectors.ts'
import { maxQuantity } from '../../../contract/limits.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { DeliveryCountry } from '../session/deliveryCountry.tsx'
import { useDestination } from '../session/useDestination.ts'
import { Button } from '../ui/button.tsx'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { Money } from '../ui/money.tsx'
import { QuantityStepper } from '../ui/quantityStepper.tsx'
import { EmptyState, FailedState } from '../ui/screenStates.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { CartSkeleton } from './cartSkeleton.tsx'
import { FreightStand } from './freightStand.tsx'
import { GoneLines } from './goneLines.tsx'
import styles from './guestCartSheet.module.css'
import { LineProblem } from './lineProblem.tsx'
import { useGuestCart } from './useGuestCart.ts'
import type { ShownGuestLine } from './useGuestCart.ts'

/** A guest's cart, with a link through the sign-in to its checkout. */
export function GuestCartSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { goods, lines, gone, setQuantity, remove } = useGuestCart()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="tabs.cart" defaultMessage="Cart" />}
      footer={lines.length === 0 ? null : <Footer lines={lines} onClose={onClose} />}
    >
      {lines.length > 0 ? <DeliveryCountry /> : null}
      <GoneLines lines={gone} onRemove={remove} />
      {lines.length > 0 ? (
        groupByShop(lines).map((group) => (
          <section key={group.shopId} className={styles.shop}>
            <h3 className={styles.shopName}>{group.shopName}</h3>
            <FreightStand lines={group.lines} />
            <ul className={styles.lines}>
              {group.lines.map((line) => (
                <Line key={line.skuId} line={line} setQuantity={setQuantity} remove={remove} />
              ))}
            </ul>
          </section>
        ))
      ) : goods.state === 'loading' ? (
        <CartSkeleton />
      ) : goods.state === 'filled' ? (
        <EmptyState
          icon={<ShoppingCart size={40} strokeWidth={1.5} />}
          title={<FormattedMessage id="cart.empty" defaultMessage="Your cart is empty" />}
        />
      ) : (
        <FailedState failure={goods.failure} onRetry={goods.retry} />
      )}
    </Sheet>
  )
}

function Line({
  line,
  setQuantity,
  remove,
}: { line: ShownGuestLine } & Pick<ReturnType<typeof useGuestCart>, 'setQuantity' | 'remove'>) {
  const intl = useIntl()
  const country = useDestination()
  const { skuId, productId, shopId, title, quantity, available, sellable } = line
  return (
    <li>
      <GoodsLine
        href={hrefs.detail(productId, shopId)}
        {...line}
        formerPriceCents={formerPriceOf(line)}
        quantity={undefined}
      >
        <LineProblem line={line} country={country} />
        <div className={styles.tools}>
          {sellable && available > 0 ? (
            <QuantityStepper
              of={title}
              quantity={quantity}
              most={Math.min(available, maxQuantity)}
              onChange={(next) => setQuantity(skuId, next)}
            />
          ) : null}
          <button
            type="button"
            className={styles.remove}
            aria-label={intl.formatMessage(
              { id: 'cart.remove', defaultMessage: 'Remove {title}' },
              { title },
            )}
            onClick={() => remove([skuId])}
          >
            <Trash2 size={20} aria-hidden />
          </button>
        </div>
      </GoodsLine>
    </li>
  )
}

function Footer({ lines, onClose }: { lines: readonly ShownGuestLine[]; onClose: () => void }) {
  const [, navigate] = useLocation()
  const country = useDestination()
  const totals = totalsOf(lines, country)
  return (
    <div className={styles.footer}>
      <p className={styles.total} aria-live="polite">
        <span>
          <FormattedMessage
            id="cart.selected"
            defaultMessage="{pieces, plural, =0 {Nothing selected} one {# piece} other {# pieces}}"
            values={{ pieces: totals.pieces }}
          />
        </span>
        <Money cents={totals.cents} tone="price" />
      </p>
      <Button
        wide
        disabled={totals.nothingSelected}
        onClick={() => {
          onClose()
          navigate(hrefs.checkout())
        }}
      >
        <FormattedMessage id="cart.checkout" defaultMessage="Checkout" />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage
          id="cart.guestHint"
          defaultMessage="You sign in or sign up on the way; your cart comes along."
        />
      </p>
    </div>
  )
}
