import { expect, test } from './support/test.ts'
import { office } from './support/office.ts'
import { photo } from './support/photo.ts'
import { enterAs, expectNoFindings } from './support/sessions.ts'
import { registerShopper } from './support/shoppers.ts'
import { placeOrder } from './support/walletActions.ts'

test('a shopper writes to the shop with a picture, and the answer arrives while they look', async ({
  page,
  request,
}) => {
  const shopper = await registerShopper(request)
  const order = await placeOrder(request, shopper.token)
  await enterAs(page, shopper)
  const bubbles = page.locator('li[data-from]')

  await test.step('the order leads to an empty thread', async () => {
    await page.goto(`/orderInfo/${order.id}`)
    await page.getByRole('link', { name: 'Message the shop' }).click()
    await expect(page).toHaveURL(`/messages/${order.id}`)
    await expect(page.getByText('No messages yet')).toBeVisible()
    await expectNoFindings(page)
  })

  await test.step('an empty message is refused in place, a full one is sent', async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Please write a message')).toBeVisible()
    await expect(page.getByLabel('Your message')).toBeFocused()
    await page.getByLabel('Your message').fill('Is this the\nsmall one?')
    await page.getByLabel('Add pictures').setInputFiles(await photo('box.png', 400))
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await expect(page.getByText('Picture 1 is on its way')).toHaveCount(0)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(bubbles).toHaveCount(1)
    await expect(bubbles).toContainText('You')
    await expect(page.getByLabel('Your message')).toHaveValue('')
    await expect(page.getByText('Please write a message')).toHaveCount(0)
    await expectNoFindings(page)
  })

  await test.step('its picture opens full-screen', async () => {
    await bubbles.getByRole('button', { name: 'Picture 1' }).click()
    const lightbox = page.getByRole('dialog', { name: 'Picture 1' })
    await expect(lightbox.locator('img').first()).toBeVisible()
    await page.goBack()
    await expect(lightbox).toBeHidden()
    await expect(page).toHaveURL(`/messages/${order.id}`)
  })

  await test.step('the answer arrives while the thread is open', async () => {
    expect(office('message', 'list')).toContain(order.sn)
    expect(office('message', order.sn)).toContain('Is this the\n  small one?')
    office('message', 'answer', order.sn, '--text', 'It is the large one.')
    await expect(bubbles.nth(1)).toContainText('It is the large one.', { timeout: 3_000 })
    await expect(bubbles.nth(1)).toContainText('The shop')
    expect(office('message', 'list')).not.toContain(order.sn)
    await expectNoFindings(page)
  })

  await test.step('an answer that was not seen is counted on the order, and its notice opens it', async () => {
    await page.goto(`/orderInfo/${order.id}`)
    office('message', 'answer', order.sn, '--text', 'Shall we send it?')
    await expect(page.getByRole('link', { name: 'Message the shop' })).toContainText('1 new', {
      timeout: 3_000,
    })
    await page.goto('/notification')
    await page.getByRole('link', { name: /^The shop wrote to you.*Unread/ }).click()
    await expect(page).toHaveURL(`/messages/${order.id}`)
    await expect(bubbles.nth(2)).toContainText('Shall we send it?')
    await page.goto(`/orderInfo/${order.id}`)
    await expect(page.getByRole('link', { name: 'Message the shop' })).toBeVisible()
    await expect(page.getByText('1 new')).toHaveCount(0)
  })
})
