import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { areaLine } from '../../../contract/areaLine.ts'
import type { Invoice } from '../../../contract/invoice.ts'
import type { AddressCopy } from '../../../contract/shippingAddress.ts'
import type { PlatformContact, Trader } from '../../../contract/trader.ts'
import { DutyText } from '../ui/dutyText.tsx'
import { useCountryName } from '../ui/useCountryName.ts'
import styles from './invoiceSheet.module.css'

/** Who sells. */
export function Party({
  title,
  name,
  address,
  email,
  registration,
}: Trader & Partial<PlatformContact> & { title: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.party}>
        <strong>{name}</strong>
        {`\n${[address, email, registration].filter(Boolean).join('\n')}`}
      </p>
    </section>
  )
}

export function Buyer({ address }: { address: AddressCopy }) {
  const countryName = useCountryName()
  const { addressee, detail, country } = address
  return (
    <section>
      <h3>
        <FormattedMessage id="invoice.buyer" defaultMessage="Billed to" />
      </h3>
      <p className={styles.party}>
        <strong>{addressee}</strong>
        {`\n${[detail, areaLine(address), countryName(country)].join('\n')}`}
      </p>
    </section>
  )
}

/** The order's shops: who sells, and who pays at the border, where they state it. */
export function Traders({ shops }: Pick<Invoice['content'], 'shops'>) {
  const stated = shops.filter(({ trader, duty }) => trader !== null || duty !== null)
  return stated.length === 0 ? null : (
    <section className={styles.traders}>
      <h3>
        <FormattedMessage id="invoice.traders" defaultMessage="Sold by" />
      </h3>
      {stated.map(({ name, trader, duty }) => (
        <p key={name}>
          {trader === null
            ? name
            : [`${name}: ${trader.name}`, trader.address.replaceAll('\n', ', '), trader.email].join(
                ' · ',
              )}
          {duty === null ? null : (
            <>
              {' · '}
              <DutyText duty={duty} />
            </>
          )}
        </p>
      ))}
    </section>
  )
}
