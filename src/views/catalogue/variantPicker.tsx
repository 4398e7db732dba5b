import { FormattedMessage } from 'react-intl'
import { canChoose, openOptions } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import { maxQuantity } from '../../../contract/limits.ts'
import type { ProductDetail, ProductOption, ProductVariant } from '../../../contract/catalogue.ts'
import { ChoiceChip } from '../ui/chip.tsx'
import { QuantityStepper } from '../ui/quantityStepper.tsx'
import styles from './variantPicker.module.css'

interface VariantPickerProps {
  product: ProductDetail
  choice: Choice
  variant: ProductVariant | null
  quantity: number
  /** The shopper wanted to buy before choosing: say what is still open. */
  asked: boolean
  onChoose: (choice: Choice) => void
  onQuantity: (quantity: number) => void
}

const fewPieces = 5

export function VariantPicker(props: VariantPickerProps) {
  const { product, choice, variant, quantity, asked, onChoose, onQuantity } = props
  const open = openOptions(product, choice)
  return (
    <div className={styles.picker} id="choose">
      {product.options.map((option) => (
        <OptionGroup
          key={option.key}
          product={product}
          option={option}
          choice={choice}
          missing={asked && open.includes(option)}
          onChoose={onChoose}
        />
      ))}
      <div className={styles.quantity}>
        <StockText product={product} variant={variant} />
        <QuantityStepper
          of={product.title}
          quantity={quantity}
          most={Math.min(variant?.stock ?? 1, maxQuantity)}
          onChange={onQuantity}
        />
      </div>
    </div>
  )
}

function OptionGroup({
  product,
  option,
  choice,
  missing,
  onChoose,
}: {
  product: ProductDetail
  option: ProductOption
  choice: Choice
  missing: boolean
  onChoose: (choice: Choice) => void
}) {
  const { [option.key]: chosen, ...others } = choice
  return (
    <fieldset>
      <legend className={styles.label}>{option.name}</legend>
      <div className={styles.values}>
        {option.values.map((value) => (
          <ChoiceChip
            key={value.key}
            pressed={chosen === value.key}
            disabled={chosen !== value.key && !canChoose(product, choice, option.key, value.key)}
            onClick={() =>
              onChoose(chosen === value.key ? others : { ...choice, [option.key]: value.key })
            }
          >
            {value.swatch ? (
              <span className={styles.swatch} style={{ background: value.swatch }} aria-hidden />
            ) : null}
            {value.name}
          </ChoiceChip>
        ))}
      </div>
      {missing ? (
        <p className={styles.missing} role="alert">
          <FormattedMessage
            id="detail.choose"
            defaultMessage="Please choose: {option}"
            values={{ option: option.name }}
          />
        </p>
      ) : null}
    </fieldset>
  )
}

function StockText({
  product,
  variant,
}: {
  product: ProductDetail
  variant: ProductVariant | null
}) {
  if (!product.inStock || variant?.stock === 0) {
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
