import { FormattedMessage } from 'react-intl'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { isSentTo } from '../../../contract/freightTo.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useDestination } from '../session/useDestination.ts'
import { useCountryName } from '../ui/useCountryName.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

/** Why a product can't be bought for the delivery country, and where there are similar goods. */
export function NotSent({ product }: { product: ProductDetail }) {
  const countryName = useCountryName()
  const country = useDestination()
  if (country === null || isSentTo(product.freight, country)) return null
  return (
    <Callout
      tone="mind"
      action={
        <ButtonLink
          href={hrefs.explore({ category: product.category.id })}
          variant="secondary"
          size="small"
        >
          <FormattedMessage id="delivery.findSimilar" defaultMessage="See similar goods" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="freight.notSent"
        defaultMessage="This shop doesn’t deliver to {country}"
        values={{ country: countryName(country) }}
      />
    </Callout>
  )
}
