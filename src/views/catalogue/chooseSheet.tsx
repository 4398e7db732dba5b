import { missingOption, offerOf, variantOf } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import type { ProductDetail, ProductVariant } from '../../../contract/catalogue.ts'
import { Picture } from '../ui/picture.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ChooseOption } from './chooseOption.tsx'
import styles from './chooseSheet.module.css'
import { ProductPrice } from './productHead.tsx'
import { VariantOptions } from './variantOptions.tsx'
import { StockText } from './variantPicker.tsx'

/** Asks for the variant of a product that is being bought, and goes on once it is chosen. */
export function ChooseSheet({
  open,
  onClose,
  product,
  choice,
  onChoose,
  onChosen,
}: {
  open: boolean
  onClose: () => void
  product: ProductDetail
  choice: Choice
  onChoose: (choice: Choice) => void
  /** Called with a variant that is in stock. */
  onChosen: (variant: ProductVariant) => void
}) {
  const offer = offerOf(product, choice)
  const missing = missingOption(product, choice)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={missing ? <ChooseOption option={missing} /> : product.title}
    >
      <div className={styles.head}>
        <Picture picture={offer.picture ?? product.picture} alt="" size={72} />
        <div className={styles.words}>
          <p>{product.title}</p>
          <ProductPrice product={product} offer={offer} />
          <StockText product={product} choice={choice} variant={variantOf(product, choice)} />
        </div>
      </div>
      <div className={styles.options}>
        <VariantOptions
          product={product}
          choice={choice}
          asked={null}
          onChoose={(next) => {
            onChoose(next)
            const variant = variantOf(product, next)
            if (variant && variant.stock > 0) onChosen(variant)
          }}
        />
      </div>
    </Sheet>
  )
}
