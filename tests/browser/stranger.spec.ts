import { expect, test } from './support/test.ts'
import { randomInt } from 'node:crypto'
import { axeFindings } from './support/axe.ts'
import { chooseVariant } from './support/chooseVariant.ts'
import { countEffort } from './support/effort.ts'
import { office, waitingFor } from './support/office.ts'
import { photo } from './support/photo.ts'
import { enterAs } from './support/sessions.ts'
import { mintPayer, payCode as ownCode } from './support/walletActions.ts'
import { fromCiOn } from './support/whole.ts'

const payCode = '246810'

/** The same task needed 33 taps and 74 characters before, the digits of the code counted. */
test(
  'a stranger comes from Home to a paid order in twelve taps and sixty characters',
  fromCiOn,
  async ({ page }) => {
    const account = `mira${randomInt(36, 36 ** 2).toString(36)}`
    const { tap, type, typeNext, done, enterCode, choosePicture, spent } = countEffort(page)
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

    await test.step('finds a product and signs up on the way to its checkout', async () => {
      await page.goto('/home')
      await tap(page.locator('main:visible a[href^="/detail/"]').first())
      await tap(button('Buy now'))
      await chooseVariant(page.getByRole('dialog'), tap)
      await expect(page.getByText('You’re buying')).toBeVisible()
      await tap(page.getByRole('link', { name: 'Create account' }))
      await type(page.getByLabel('Account'), account)
      await typeNext(page.getByLabel('Password', { exact: true }), 'quay-7')
      await done()
    })

    await test.step('is asked for an address, in a sheet that starts with what is known', async () => {
      await expect(page.getByText('You need $')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await tap(button('Add an address to continue'))
      await type(page.getByLabel('Full name'), 'Mira Kay')
      await expect(page.getByLabel('Country or region')).toHaveValue('GB')
      await typeNext(page.getByLabel('Detailed address'), '9 Quay')
      await typeNext(page.getByLabel('Town or city'), 'York yo17hu')
      await typeNext(page.getByLabel('Mobile phone'), '07400123456')
      await expect(page.getByLabel('Postcode')).toHaveValue('YO1 7HU')
      await expect(page.getByLabel('Tag')).toHaveValue('Home')
      await expect(page.getByLabel('Use as default')).toBeChecked()
      expect(await axeFindings(page)).toEqual([])
      await tap(button('Save address'))
      await tap(button(/^Place order and pay \$/))
    })

    const sheet = page.getByRole('dialog')
    await test.step('tops up what is missing, and sees the result', async () => {
      await expect(sheet.getByText(/^You need \$/)).toBeVisible()
      await choosePicture(sheet.getByLabel('Add a picture'), await photo('payment.png', 200))
      await expect(page.getByText('Picture 1 is on its way')).toBeHidden()
      expect(await axeFindings(page)).toEqual([])
      await tap(button(/^Submit \$.* for review$/))
      await expect(sheet.getByText(/We’re checking your/)).toBeVisible()
      office('pass', waitingFor(account), '--arrival', '500', '--yes', '500')
    })

    await test.step('is asked for a code as soon as the money is there, and has paid', async () => {
      await expect(sheet.getByText('Create your payment code')).toBeVisible()
      await expect(sheet.getByText('You have not set payment password?')).toBeVisible()
      await enterCode(sheet.getByLabel('Payment code'), payCode)
      await expect(sheet.getByText('Enter it again to pay')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      await enterCode(sheet.getByLabel('Payment code again'), payCode)
      await expect(page.getByText(/^Paid \$/)).toBeVisible()
      await expect(sheet).toBeHidden()
      await expect(page.getByText('Paid from the balance')).toBeVisible()
    })

    const { taps, characters } = spent()
    expect(taps, 'taps').toBeLessThanOrEqual(12)
    expect(characters, 'characters').toBeLessThanOrEqual(60)
  },
)

test(
  'a regular with balance comes from the product to a paid order in three taps and a code',
  fromCiOn,
  async ({ page, request }) => {
    const { tap, enterCode, spent } = countEffort(page)
    await enterAs(page, await mintPayer(request))
    await page.goto('/detail/9')
    await page.getByRole('button', { name: 'E27', exact: true }).click()
    await page.getByRole('button', { name: '4 bulbs' }).click()

    await tap(page.getByRole('button', { name: 'Buy now' }))
    await tap(page.getByRole('button', { name: /^Place order and pay \$/ }))
    const sheet = page.getByRole('dialog', { name: /^Pay \$/ })
    await enterCode(sheet.getByLabel('Payment code'), ownCode)
    await tap(sheet.getByRole('button', { name: /^Pay \$/ }))
    await expect(page.getByText(/^Paid \$/)).toBeVisible()
    expect(spent()).toEqual({ taps: 3, characters: 0, keys: ownCode.length })
  },
)
