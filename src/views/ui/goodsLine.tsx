import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import type { Picture as PictureFiles } from '../../../contract/picture.ts'
import { classNames } from './classNames.ts'
import styles from './goodsLine.module.css'
import { Money, useMoneyFormat } from './money.tsx'
import { Picture } from './picture.tsx'

interface GoodsLineProps {
  href: string
  picture: PictureFiles
  title: string
  /** The chosen options in words. Empty for a product with one variant. */
  variant: string
  unitPriceCents: number
  /** The former price, where a change must be visible. */
  formerPriceCents?: number | undefined
  /** Omitted where the quantity can be changed. */
  quantity?: number
  /** Says that it can't be returned without a reason once it was sent. */
  nonReturnable?: boolean
  /** Below the price: a problem, a stepper. */
  children?: ReactNode
}

/** A line of a cart or an order: product, variant, price and quantity. */
export function GoodsLine({
  href,
  picture,
  title,
  variant,
  unitPriceCents,
  formerPriceCents,
  quantity,
  nonReturnable = false,
  children,
}: GoodsLineProps) {
  const formatMoney = useMoneyFormat()
  return (
    <div className={styles.line}>
      <Link href={href} className={styles.picture} tabIndex={-1} aria-hidden>
        <Picture picture={picture} alt="" size={80} />
      </Link>
      <div className={styles.words}>
        <Link href={href} className={classNames(styles.link, 'reach')}>
          <span className={styles.title}>{title}</span>
        </Link>
        {variant ? <p className={styles.variant}>{variant}</p> : null}
        {nonReturnable ? (
          <p className={styles.variant}>
            <FormattedMessage
              id="return.notReturnable"
              defaultMessage="Can’t be returned once it was sent"
            />
          </p>
        ) : null}
        <p className={styles.price}>
          <Money cents={unitPriceCents} tone="price" />
          {formerPriceCents === undefined ? null : (
            <span className={styles.former}>
              <FormattedMessage
                id="shared.formerPrice"
                defaultMessage="{direction, select, up {up from {price}} other {down from {price}}}"
                values={{
                  direction: unitPriceCents > formerPriceCents ? 'up' : 'down',
                  price: formatMoney(formerPriceCents),
                }}
              />
            </span>
          )}
          {quantity === undefined ? null : (
            <span className={styles.quantity}>
              <FormattedMessage
                id="shared.quantity"
                defaultMessage="× {quantity, number}"
                values={{ quantity }}
              />
            </span>
          )}
        </p>
        {children}
      </div>
    </div>
  )
}
