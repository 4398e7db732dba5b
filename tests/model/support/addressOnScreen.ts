import { saveAddress } from '../../../contract/address.ts'
import { fillAddress } from '../../browser/support/addressForm.ts'
import { anAddress } from '../../factories/orderAnswers.ts'
import { answer } from './stage.ts'
import type { Stage } from './stage.ts'
import { ask } from './wire.ts'

/** What the form sends for the typed values. A first address is the default one. */
const addressTyped = {
  addressee: 'Mira Quay',
  mobile: '+31207940800',
  country: 'NL',
  area: 'Amsterdam',
  postcode: '1012 TM',
  detail: 'Prins Hendrikkade 33',
  tag: 'Home',
  isDefault: true,
} as const

/** Fills in the open form and saves it. The API answers with this id. */
export async function savesAddress(stage: Stage, id: number): Promise<void> {
  await fillAddress(stage.page)
  stage.expects(ask(saveAddress, addressTyped))
  const reply = answer(anAddress({ id }))
  await stage.reply({ call: saveAddress, reply, standing: true })
  await stage.page.getByRole('button', { name: 'Save address' }).click()
}
