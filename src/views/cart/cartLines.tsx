import { Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import {
  canBeSelected,
  formerPriceOf,
  groupByShop,
} from '../../machines/selectors/cartSelectors.ts'
import type { ShopGroup } from '../../machines/selectors/cartSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { CartLine } from '../../../contract/cart.ts'
import { maxQuantity } from '../../../contract/limits.ts'
import type { CartActor } from './useCart.tsx'
import { useDestination } from '../session/useDestination.ts'
import { GoodsLine } from '../ui/goodsLine.tsx'
import { QuantityStepper } from '../ui/quantityStepper.tsx'
import styles from './cartLines.module.css'
import { FreightStand } from './freightStand.tsx'
import { LineProblem } from './lineProblem.tsx'
import { SelectBox } from './selectBox.tsx'

export function CartLines({ actor, lines }: { actor: CartActor; lines: readonly CartLine[] }) {
  return (
    <div className={styles.groups}>
      {groupByShop(lines).map((group) => (
        <ShopLines key={group.shopId} actor={actor} group={group} />
      ))}
    </div>
  )
}

function ShopLines({ actor, group }: { actor: CartActor; group: ShopGroup }) {
  const intl = useIntl()
  const country = useDestination()
  const choosable = group.lines.filter((line) => canBeSelected(line, country))
  const selected = choosable.filter((line) => line.selected)
  const isWhole = choosable.length > 0 && selected.length === choosable.length
  return (
    <section className={styles.group}>
      <header className={styles.shop}>
        <SelectBox
          label={intl.formatMessage(
            { id: 'cart.selectShop', defaultMessage: 'Select everything of {shop}' },
            { shop: group.shopName },
          )}
          checked={isWhole}
          partly={!isWhole && selected.length > 0}
          disabled={choosable.length === 0}
          onChange={(isSelected) =>
            actor.send({
              type: 'lines.selected',
              skuIds: choosable.map(({ skuId }) => skuId),
              selected: isSelected,
            })
          }
        />
        <h2 className={styles.shopName}>
          <Link href={hrefs.shop(group.shopId)}>{group.shopName}</Link>
        </h2>
      </header>
      <FreightStand lines={group.lines} />
      <ul>
        {group.lines.map((line) => (
          <Line key={line.skuId} actor={actor} line={line} country={country} />
        ))}
      </ul>
    </section>
  )
}

function Line({
  actor,
  line,
  country,
}: {
  actor: CartActor
  line: CartLine
  country: string | null
}) {
  const intl = useIntl()
  const { skuId, productId, shopId, title, quantity, available } = line
  const canChoose = canBeSelected(line, country)
  const remove = () => actor.send({ type: 'lines.removed', skuIds: [skuId] })
  return (
    <li className={styles.swipe}>
      <div className={styles.line}>
        <SelectBox
          label={intl.formatMessage(
            { id: 'cart.select', defaultMessage: 'Select {title}' },
            { title },
          )}
          checked={canChoose && line.selected}
          disabled={!canChoose}
          onChange={(selected) => actor.send({ type: 'lines.selected', skuIds: [skuId], selected })}
        />
        <div className={styles.goods}>
          <GoodsLine
            href={hrefs.detail(productId, shopId)}
            {...line}
            formerPriceCents={formerPriceOf(line)}
            quantity={undefined}
          >
            <LineProblem line={line} country={country} />
            <div className={styles.tools}>
              {canChoose ? (
                <QuantityStepper
                  of={title}
                  quantity={quantity}
                  most={Math.min(available, maxQuantity)}
                  onChange={(next) => actor.send({ type: 'quantity.set', skuId, quantity: next })}
                />
              ) : null}
              <button
                type="button"
                className={styles.remove}
                aria-label={intl.formatMessage(
                  { id: 'cart.remove', defaultMessage: 'Remove {title}' },
                  { title },
                )}
                onClick={remove}
              >
                <Trash2 size={20} aria-hidden />
                <span className={styles.removeWord} aria-hidden>
                  <FormattedMessage id="cart.removeShort" defaultMessage="Remove" />
                </span>
              </button>
            </div>
          </GoodsLine>
        </div>
      </div>
      <button type="button" className={styles.swiped} tabIndex={-1} aria-hidden onClick={remove}>
        <FormattedMessage id="cart.removeShort" defaultMessage="Remove" />
      </button>
    </li>
  )
}
