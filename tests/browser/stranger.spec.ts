import { expect, test } from './support/test.ts'
import { randomInt } from 'node:crypto'
import { axeFindings } from './support/axe.ts'
import { countEffort } from './support/effort.ts'
import { office, waitingFor } from './support/office.ts'
import { photo } from './support/photo.ts'
import { fromCiOn } from './support/whole.ts'

const payCode = '246810'

/** The same task needed 33 taps and 74 characters before. */
test(
  'a stranger comes from Home to a paid order in fifteen taps and sixty characters',
  fromCiOn,
  async ({ page }) => {
    const account = `mira${randomInt(36, 36 ** 2).toString(36)}`
    const { tap, type, typeOn, choosePicture, spent } = countEffort(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

    await test.step('finds a product and signs up on the way to its checkout', async () => {
      await page.goto('/home')
      await tap(page.locator('main:visible a[href^="/detail/"]').first())
      await tap(button('Buy now'))
      await tap(page.getByRole('link', { name: 'New here? Sign up' }))
      await typeOn(page.getByLabel('Account'), account)
      await type(page.getByLabel('Password', { exact: true }), 'quay-7')
      await tap(button('Sign up'))
    })

    await test.step('enters the address; country, tag and default are preset', async () => {
      await typeOn(page.getByLabel('Full name'), 'Mira Kay')
      await expect(page.getByLabel('Country or region')).toHaveValue('GB')
      await type(page.getByLabel('Mobile phone'), '07400123456')
      await type(page.getByLabel('Area'), 'York yo17hu')
      await type(page.getByLabel('Detailed address'), '9 Quay')
      await expect(page.getByLabel('Postcode')).toHaveValue('YO1 7HU')
      await expect(page.getByLabel('Tag')).toHaveValue('Home')
      await expect(page.getByLabel('Use as default')).toBeChecked()
      expect(await axeFindings(page)).toEqual([])
      await tap(button('Save address'))
      await tap(button(/^Place order \$/))
    })

    await test.step('tops up what is missing, and sees the result', async () => {
      await tap(page.getByRole('link', { name: 'Top up by card' }))
      await choosePicture(page.getByLabel('Add a picture'), await photo('payment.png', 200))
      await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
      await tap(button(/^Submit \$.* for review$/))
      await expect(page.getByText(/We’re checking your/)).toBeVisible()
      office('pass', waitingFor(account), '--arrival', '500', '--yes', '500')
      await expect(page.getByText('$500.00 is on your balance')).toBeVisible()
    })

    await test.step('chooses a code in the sheet, and has paid', async () => {
      await tap(page.getByRole('main').getByRole('button', { name: /^Pay \$/ }))
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByText('You have not set payment password?')).toBeVisible()
      await typeOn(sheet.getByLabel('Payment code'), payCode)
      expect(await axeFindings(page)).toEqual([])
      await typeOn(sheet.getByLabel('Payment code again'), payCode)
      await expect(page.getByText(/^Paid \$/)).toBeVisible()
      await expect(sheet).toBeHidden()
    })

    const { taps, characters } = spent()
    expect(taps, 'taps').toBeLessThanOrEqual(15)
    expect(characters, 'characters').toBeLessThanOrEqual(60)
  },
)
