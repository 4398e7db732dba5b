import type { PlatformContact } from '../../../contract/trader.ts'
import type { Db } from '../../db/client.ts'
import { setContact, showContact } from '../../domain/catalogue/contact/platformContact.ts'

/** Invented: the domain `example` is reserved, and the phone number is one for films. */
const contact: PlatformContact = {
  name: 'Harborlane Demo Ltd',
  address: '1 Pier Road\nBristol BS1 4XX\nUnited Kingdom',
  email: 'help@harborlane.example',
  phone: '+44 117 496 0123',
  hours: '09:00–17:00 (UTC)',
  registration: 'Company 00000000 · VAT GB 000 0000 00',
}

/** States a contact where none is stated. */
export async function seedDemoContact(db: Db): Promise<void> {
  if (!(await showContact({ ctx: { db } }))) await setContact({ ctx: { db }, input: contact })
}
