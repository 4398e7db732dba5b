import type { Page } from '@playwright/test'
import type { Address } from '../../../contract/shippingAddress.ts'

/** Types an address into the open form, without saving it. */
export async function fillAddress(
  page: Page,
  values: Pick<Address, 'addressee' | 'mobile' | 'country' | 'area' | 'postcode' | 'detail'> = {
    addressee: 'Mira Quay',
    mobile: '020 794 0800',
    country: 'NL',
    area: 'Amsterdam',
    postcode: '1012 TM',
    detail: 'Prins Hendrikkade 33',
  },
): Promise<void> {
  await page.getByLabel('Full name').fill(values.addressee)
  await page.getByLabel('Country or region').selectOption(values.country)
  await page.getByLabel('Mobile phone').fill(values.mobile)
  // Their labels differ by country.
  await page.locator('input[name=area]').fill(values.area)
  if (values.postcode) await page.locator('input[name=postcode]').fill(values.postcode)
  await page.getByLabel('Detailed address').fill(values.detail)
  await page.getByRole('button', { name: 'Home', exact: true }).click()
}
