import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NotificationSettings } from '../../contract/notificationSettings.ts'
import { openPushService, type Device, type PushService } from '../support/pushService.ts'
import { office } from './support/office.ts'
import { enterAs, expectNoFindings, read } from './support/sessions.ts'
import { expect, test } from './support/test.ts'
import { mintPayer, payCode, placeOrder } from './support/walletActions.ts'

/**
 * A profile of its own, because Chromium shows no notifications in the private contexts of other
 * tests; and not the headless shell, which shows none at all.
 */
const profiled = test.extend<{ profile: BrowserContext }>({
  profile: async ({ baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'harborlane-profile-'))
    const { viewport, launchOptions } = test.info().project.use
    const executablePath = process.env['WHOLE_CHROMIUM_PATH'] ?? ''
    expect(executablePath, 'install Chromium: the headless shell has no notifications').not.toBe('')
    const options = {
      ...launchOptions,
      executablePath,
      viewport,
      baseURL: baseURL ?? '',
      locale: 'en-GB',
      serviceWorkers: 'allow' as const,
    }
    const context = await chromium.launchPersistentContext(folder, options)
    await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
    await use(context)
    await context.close()
    await rm(folder, { recursive: true, force: true })
  },
})

let service: PushService
let publicKey = ''
test.beforeAll(async () => {
  service = await openPushService(() => publicKey)
})
test.afterAll(() => service.close())

/**
 * Chromium's own push service is out of reach of the tests, so this one stands in: the page
 * subscribes there, and what arrives there is delivered to the worker as the browser would.
 */
async function usePushService(page: Page, device: Device): Promise<void> {
  await page.addInitScript((given: Device) => {
    let isSubscribed = localStorage.getItem('test.subscribed') !== null
    const subscription = {
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ keys: { p256dh: given.p256dh, auth: given.auth } }),
      unsubscribe: async () => {
        isSubscribed = false
        localStorage.removeItem('test.subscribed')
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true
        localStorage.setItem('test.subscribed', '1')
        return subscription
      },
    })
  }, device)
}

async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await session.detach()
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const list = await registration.getNotifications()
    return list.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })
}

/** Taps the notification with this tag. */
async function tap(page: Page, tag: string): Promise<void> {
  const [worker] = page.context().serviceWorkers()
  await worker!.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, init: object) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag: wanted })
    globalThis.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, tag)
}

const messages = (name: string) =>
  service.received.filter(({ device }) => device === name).map(({ payload }) => payload)

profiled(
  'notifications are offered after a paid order, arrive, and open it',
  async ({ profile, request }) => {
    const page = await profile.newPage()
    const shopper = await mintPayer(request)
    const settings = '/api/notification/settings'
    const own = await read<NotificationSettings>(request, settings, { token: shopper.token })
    publicKey = own.push.publicKey ?? ''
    await usePushService(page, service.openDevice('phone'))
    await enterAs(page, shopper)
    const order = await placeOrder(request, shopper.token)
    await page.goto(`/order?id=${order.id}`)
    const offer = page.getByRole('heading', { name: 'Shall we tell you when it ships?' })
    await page.getByRole('button', { name: /^Pay \$/ }).click()
    await expect(offer).toBeHidden()
    await expect(page.getByLabel('Payment code')).toBeFocused()
    await page.keyboard.type(payCode)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Paid \$/)).toBeVisible()
    await expect(offer).toBeVisible()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Turn on notifications' }).click()
    await expect(page.getByText('Notifications are on for this device')).toBeVisible()
    await expect(offer).toBeHidden()

    await page.goto('/security')
    await expect(page.getByText('Notifications on')).toBeVisible()
    await page.goto('/notificationSettings')
    await expect(page.getByRole('button', { name: 'Turn off on this device' })).toBeVisible()
    await expectNoFindings(page)

    office('order', 'ship', order.sn, '--carrier', 'DHL', '--tracking', 'JD014')
    await expect.poll(() => messages('phone'), { timeout: 15_000 }).toHaveLength(1)
    const [payload] = messages('phone')
    const tag = `order-${order.id}`
    const first = 'A parcel with your goods is on its way'
    // The debugger's delivery can get lost while a busy machine starts the worker.
    await expect(async () => {
      await deliver(page, JSON.stringify(payload))
      await expect
        .poll(() => shown(page), { timeout: 5_000 })
        .toEqual([{ title: 'Harborlane', body: first, tag, lang: 'en' }])
    }).toPass()

    const second = { ...(payload as object), id: 999_999_999, body: 'Your parcel was delivered' }
    for (const each of [second, second, payload]) await deliver(page, JSON.stringify(each))
    await expect
      .poll(() => shown(page))
      .toEqual([
        { title: 'Harborlane', body: `Your parcel was delivered\n${first}`, tag, lang: 'en' },
      ])

    await tap(page, tag)
    await expect(page).toHaveURL(`/orderInfo/${order.id}`)
    expect(await shown(page)).toEqual([])

    await page.goto('/notificationSettings')
    await page.getByRole('button', { name: 'Turn off on this device' }).click()
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
    const after = await read<NotificationSettings>(request, settings, { token: shopper.token })
    expect(after.push.isOn).toBe(false)
  },
)
