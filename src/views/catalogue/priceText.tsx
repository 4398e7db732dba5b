import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { Money } from '../ui/money.tsx'

/** A price, or the lowest of several. */
export function PriceText({
  cents,
  varies,
  size = 'medium',
}: Pick<ComponentProps<typeof Money>, 'cents' | 'size'> & { varies: boolean }) {
  const price = <Money cents={cents} size={size} tone="price" />
  return varies ? (
    <FormattedMessage id="catalogue.priceFrom" defaultMessage="from {price}" values={{ price }} />
  ) : (
    price
  )
}
