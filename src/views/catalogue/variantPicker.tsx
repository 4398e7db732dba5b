import { FormattedMessage } from 'react-intl'
import type { RefObject } from 'react'
import { offerOf } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import { maxQuantity } from '../../../contract/limits.ts'
import type { ProductDetail, ProductVariant } from '../../../contract/catalogue.ts'
import { QuantityStepper } from '../ui/quantityStepper.tsx'
import { VariantOptions } from './variantOptions.tsx'
import styles from './variantPicker.module.css'

interface VariantPickerProps {
  product: ProductDetail
  choice: Choice
  variant: ProductVariant | null
  quantity: number
  /** The key of the option that the shopper is asked to choose now. */
  asked: string | null
  ref?: RefObject<HTMLDivElement | null>
  onChoose: (choice: Choice) => void
  onQuantity: (quantity: number) => void
}

const fewPieces = 5

export function VariantPicker(props: VariantPickerProps) {
  const { product, choice, variant, quantity, asked, ref, onChoose, onQuantity } = props
  return (
    <div className={styles.picker} ref={ref}>
      <VariantOptions product={product} choice={choice} asked={asked} onChoose={onChoose} />
      <div className={styles.quantity}>
        <StockText product={product} choice={choice} variant={variant} />
        <QuantityStepper
          of={product.title}
          quantity={quantity}
          most={Math.min(variant?.stock ?? offerOf(product, choice).stock, maxQuantity)}
          onChange={onQuantity}
        />
      </div>
    </div>
  )
}

export function StockText({
  product,
  choice,
  variant,
}: Pick<VariantPickerProps, 'product' | 'choice' | 'variant'>) {
  if (!product.inStock || variant?.stock === 0 || offerOf(product, choice).stock === 0) {
    return (
      <span className={styles.soldOut}>
        <FormattedMessage id="catalogue.soldOut" defaultMessage="Sold out" />
      </span>
    )
  }
  return (
    <span className={styles.stock} aria-live="polite">
      {variant && variant.stock <= fewPieces ? (
        <FormattedMessage
          id="detail.few"
          defaultMessage="Only {stock, number} left"
          values={{ stock: variant.stock }}
        />
      ) : (
        <FormattedMessage id="detail.inStock" defaultMessage="In stock" />
      )}
    </span>
  )
}
