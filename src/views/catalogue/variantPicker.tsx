import { FormattedMessage } from 'react-intl'
import { isOffered, picturesOf, withValue } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import { maxQuantity } from '../../../contract/limits.ts'
import type { ProductDetail, ProductOption, ProductVariant } from '../../../contract/catalogue.ts'
import { ChoiceChip } from '../ui/chip.tsx'
import { Picture } from '../ui/picture.tsx'
import { QuantityStepper } from '../ui/quantityStepper.tsx'
import styles from './variantPicker.module.css'

interface VariantPickerProps {
  product: ProductDetail
  choice: Choice
  variant: ProductVariant | null
  quantity: number
  onChoose: (choice: Choice) => void
  onQuantity: (quantity: number) => void
}

const fewPieces = 5
const swatchSide = 56

export function VariantPicker(props: VariantPickerProps) {
  const { product, choice, variant, quantity, onChoose, onQuantity } = props
  return (
    <div className={styles.picker}>
      {product.options.map((option) => (
        <OptionGroup
          key={option.key}
          product={product}
          option={option}
          choice={choice}
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
  onChoose,
}: Pick<VariantPickerProps, 'product' | 'choice' | 'onChoose'> & { option: ProductOption }) {
  const pictures = picturesOf(product, option.key)
  const chosen = option.values.find(({ key }) => key === choice[option.key])
  const choose = (value: string) =>
    onChoose(withValue(product, choice, { option: option.key, value }))
  return (
    <fieldset>
      <legend className={styles.label}>
        {option.name}
        {pictures && chosen ? <span className={styles.chosen}>{chosen.name}</span> : null}
      </legend>
      <div className={styles.values}>
        {option.values.map((value) => {
          const picture = pictures?.get(value.key)
          const isPressed = value === chosen
          const isDisabled = !isPressed && !isOffered(product, option.key, value.key)
          return picture ? (
            <button
              key={value.key}
              type="button"
              className={styles.pictured}
              aria-pressed={isPressed}
              aria-label={value.name}
              disabled={isDisabled}
              onClick={() => choose(value.key)}
            >
              <Picture picture={picture} alt="" size={swatchSide} />
            </button>
          ) : (
            <ChoiceChip
              key={value.key}
              pressed={isPressed}
              disabled={isDisabled}
              onClick={() => choose(value.key)}
            >
              {value.swatch ? (
                <span className={styles.swatch} style={{ background: value.swatch }} aria-hidden />
              ) : null}
              {value.name}
            </ChoiceChip>
          )
        })}
      </div>
    </fieldset>
  )
}

function StockText({ product, variant }: Pick<VariantPickerProps, 'product' | 'variant'>) {
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
