import { saveAddress } from '../../contract/address.ts'
import { anAddress } from '../factories/address.ts'
import { fillAddress } from './support/addressForm.ts'
import { enterAs } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { expect, test } from './support/test.ts'

test('a quantity may be typed in full-width digits or above the maximum, which is then named', async ({
  page,
}) => {
  await page.goto('/detail/9')
  const pieces = page.getByRole('textbox', { name: 'Pieces' }).first()
  await pieces.fill('２')
  await pieces.press('Enter')
  await expect(pieces).toHaveValue('2')
  await pieces.selectText()
  await pieces.pressSequentially('150')
  await expect(pieces).toHaveValue('150')
  await pieces.press('Enter')
  await expect(page.getByText(/^At most \d+ pieces here$/)).toBeVisible()
  expect(Number(await pieces.inputValue())).toBeGreaterThan(15)
})

test('an address is accepted as people paste it, and its postcode visibly moves to its field', async ({
  page,
  request,
}) => {
  await enterAs(page, await registerShopper(request))
  await page.goto('/addressForm')
  await fillAddress(page, {
    addressee: '\u200bMira Quay',
    mobile: '\u202a+44 20 7946 0958\u202c',
    country: 'SE',
    area: 'Stockholm 113 45',
    postcode: null,
    detail: 'Sveavägen\u00a033',
  })
  await expect(page.getByLabel('Postcode')).toHaveValue('113 45')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Stockholm 113 45')
  await page.getByLabel('City').fill('Stockholm')
  await page.getByLabel('Postcode').fill('SE-๑๑๓ ๔๕')
  await page.getByRole('button', { name: 'Save address' }).click()
  const card = page.getByRole('article')
  await expect(card).toContainText('113 45 Stockholm')
  await expect(card).toContainText('+442079460958')
  expect(await card.innerText()).not.toMatch(/[\u200b\u202a\u202c]/)
})

test('a phone number is grouped while it is typed, and the caret stays in place', async ({
  page,
  request,
}) => {
  await enterAs(page, await registerShopper(request))
  const library = page.waitForResponse('**/assets/min-*.js')
  await page.goto('/addressForm')
  await library
  await page.getByLabel('Country or region').selectOption('US')
  const mobile = page.getByLabel('Mobile phone')
  await mobile.pressSequentially('213373425')
  await expect(mobile).toHaveValue('(213) 373-425')
  for (let step = 0; step < 5; step += 1) await mobile.press('ArrowLeft')
  await mobile.press('Backspace')
  await mobile.press('Delete')
  await mobile.pressSequentially('90')
  await expect(mobile).toHaveValue('(213) 390-425')
  expect(await mobile.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(9)
})

test('a right-to-left place name yields the postcode behind it', async ({ page, request }) => {
  const shopper = await registerShopper(request)
  await request.post(saveAddress.path, {
    headers: { token: shopper.token },
    data: { ...anAddress, country: 'JO', area: 'عمّان (عبدون)', postcode: '11118' },
  })
  await enterAs(page, shopper)
  await page.goto('/address')
  const line = page.getByText(/11118/)
  await expect(line).toBeVisible()
  const leftOf = (words: string) =>
    line.evaluate((element, wanted) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + wanted.length)
        return range.getBoundingClientRect().left
      }
      return null
    }, words)
  const [place, postcode] = [await leftOf('عمّان'), await leftOf('11118')]
  expect(Number(place)).toBeLessThan(Number(postcode))
})

test('a search for punctuation alone finds nothing', async ({ page }) => {
  for (const signs of ['%', '👟']) {
    await page.goto(`/search?q=${encodeURIComponent(signs)}`)
    await expect(page.getByText('No matching products')).toBeVisible()
  }
})
