import { Building2, Clock, Mail, MapPin, Phone, Scale } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { PlatformContact } from '../../../contract/trader.ts'
import { Callout } from '../ui/callout.tsx'
import { LinkRows, OutsideRow, PlainRow } from '../ui/linkRows.tsx'
import { Panel } from '../ui/panel.tsx'

/** Who runs the shop, as its law asks for. */
export function Imprint({ contact }: { contact: PlatformContact | null }) {
  return (
    <Panel title={<FormattedMessage id="imprint.title" defaultMessage="Who runs this shop" />}>
      {contact === null ? (
        <NoContact />
      ) : (
        <LinkRows>
          <PlainRow Icon={Building2}>{contact.name}</PlainRow>
          <PlainRow Icon={MapPin}>{contact.address.replaceAll('\n', ', ')}</PlainRow>
          {contact.registration === null ? null : (
            <PlainRow Icon={Scale}>{contact.registration}</PlainRow>
          )}
          <Ways contact={contact} />
        </LinkRows>
      )}
    </Panel>
  )
}

/** Mail, telephone and hours. */
export function Ways({ contact }: { contact: PlatformContact }) {
  const { email, phone, hours } = contact
  return (
    <>
      <OutsideRow href={`mailto:${email}`} Icon={Mail}>
        {email}
      </OutsideRow>
      {phone === null ? null : (
        <OutsideRow href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} Icon={Phone}>
          {phone}
        </OutsideRow>
      )}
      {hours === null ? null : <PlainRow Icon={Clock}>{hours}</PlainRow>}
    </>
  )
}

export function NoContact() {
  return (
    <Callout tone="mind">
      <FormattedMessage
        id="service.none"
        defaultMessage="Not Yet Open: this shop has stated no mail address and no telephone yet."
      />
    </Callout>
  )
}
