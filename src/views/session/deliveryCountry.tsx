import { ChevronDown, MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Skeleton } from '../ui/skeleton.tsx'
import { useCountryName } from '../ui/useCountryName.ts'
import styles from './deliveryCountry.module.css'
import { useDestination } from './useDestination.ts'

const CountrySheet = lazy(() =>
  import('./countrySheet.tsx').then((module) => ({ default: module.CountrySheet })),
)

/**
 * Says in a header where goods are delivered to, and opens the choice of countries. `inScreen`: not
 * on a desktop, where the site's header has it.
 */
export function DeliveryCountry({ inScreen = false }: { inScreen?: boolean }) {
  const button = <CountryButton country={useDestination()} />
  return inScreen ? <span className="narrow">{button}</span> : button
}

/** The same for a screen that knows the country by itself. Null: not known yet. */
export function CountryButton({ country }: { country: string | null }) {
  const intl = useIntl()
  const countryName = useCountryName()
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={
          country === null
            ? intl.formatMessage({ id: 'delivery.country', defaultMessage: 'Delivery country' })
            : undefined
        }
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        <MapPin size={16} aria-hidden />
        <span className={styles.words}>
          {country === null ? (
            <Skeleton width="9em" height="1.2em" />
          ) : (
            <FormattedMessage
              id="delivery.to"
              defaultMessage="Deliver to {country}"
              values={{ country: countryName(country) }}
            />
          )}
        </span>
        <ChevronDown size={16} aria-hidden />
      </button>
      {wasOpened ? (
        <Suspense>
          <CountrySheet open={isOpen} onClose={() => setIsOpen(false)} chosen={country} />
        </Suspense>
      ) : null}
    </>
  )
}
