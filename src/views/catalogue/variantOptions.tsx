import { useIntl } from 'react-intl'
import { isOffered, picturesOf, withValue } from '../../machines/selectors/variantSelectors.ts'
import type { Choice } from '../../machines/selectors/variantSelectors.ts'
import type { ProductDetail, ProductOption } from '../../../contract/catalogue.ts'
import { classNames } from '../ui/classNames.ts'
import { ChoiceChip } from '../ui/chip.tsx'
import { Picture } from '../ui/picture.tsx'
import { SizeGuideLink } from './sizeGuideLink.tsx'
import styles from './variantOptions.module.css'

interface VariantOptionsProps {
  product: ProductDetail
  choice: Choice
  /** The key of the option that the shopper is asked to choose now. */
  asked: string | null
  onChoose: (choice: Choice) => void
}

const swatchSide = 56

/** The values of each option. What is sold out can be chosen too: it may come back. */
export function VariantOptions(props: VariantOptionsProps) {
  return props.product.options.map((option) => (
    <OptionGroup key={option.key} {...props} option={option} />
  ))
}

function OptionGroup({
  product,
  choice,
  asked,
  onChoose,
  option,
}: VariantOptionsProps & { option: ProductOption }) {
  const intl = useIntl()
  const pictures = picturesOf(product, option.key)
  const chosen = option.values.find(({ key }) => key === choice[option.key])
  return (
    <fieldset
      className={classNames(styles.group, asked === option.key && styles.asked)}
      data-option={option.key}
    >
      <legend className={styles.label}>
        {option.name}
        {pictures && chosen ? <span className={styles.chosen}>{chosen.name}</span> : null}
      </legend>
      <SizeGuideLink product={product} option={option} chosen={chosen?.name} />
      <div className={styles.values}>
        {option.values.map((value) => {
          const picture = pictures?.get(value.key)
          const of = { option: option.key, value: value.key }
          const isSoldOut = !isOffered(product, choice, of)
          const soldOut = intl.formatMessage(
            { id: 'detail.valueSoldOut', defaultMessage: '{value}, sold out' },
            { value: value.name },
          )
          const choose = () => onChoose(withValue(product, choice, of))
          return picture ? (
            <button
              key={value.key}
              type="button"
              className={classNames(styles.pictured, isSoldOut && styles.soldOut)}
              aria-pressed={value === chosen}
              aria-label={isSoldOut ? soldOut : value.name}
              onClick={choose}
            >
              <Picture picture={picture} alt="" size={swatchSide} />
            </button>
          ) : (
            <ChoiceChip
              key={value.key}
              pressed={value === chosen}
              soldOut={isSoldOut}
              {...(isSoldOut ? { label: soldOut } : {})}
              onClick={choose}
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
