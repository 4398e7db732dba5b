import { expect, test } from './support/test.ts'
import { Hono } from 'hono'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { eventStream } from '../../contract/notices.ts'
import { securityHeaders } from '../../server/http/securityHeaders.ts'
import { addSite } from '../../server/ssr/site.ts'
import { listenOn, type Listening } from '../support/listenOn.ts'
import { consoleWords } from './support/consoleWords.ts'
import { call } from './support/sessions.ts'
import { onlyWhole } from './support/whole.ts'

test.describe('an app on another origin than its API', onlyWhole, () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlane-two-hosts-'))
  let app: Listening
  let api: { address: string; close: () => Promise<void> }
  test.beforeAll(async () => {
    const site = new Hono()
    app = await listenOn({
      fetch: securityHeaders(site.fetch, { appOrigins: [], isSecure: () => false }),
    })
    api = await openApi(app.address)
    await addSite(site, {
      distFolder: await buildFor(api.address),
      api: new Hono(),
      networkOfCall: () => 'a network',
      renderPage: () => Promise.reject(new Error('another host’s goods were painted')),
    })
  })
  test.afterAll(async () => {
    await api.close()
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('signs up, fills the cart, and receives live updates', async ({ page, request }) => {
    const said = consoleWords(page)
    const account = `mira-${Date.now()}`
    const password = 'harbour-walk-7'

    await page.goto(`${app.address}/register`)
    await page.getByRole('textbox', { name: 'Account' }).fill(account)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page).toHaveURL(`${app.address}/home`)

    const picture = page.getByRole('main').locator('img[src*="/pictures/"]').first()
    await expect(picture).toHaveAttribute('src', new RegExp(`^${api.address}/pictures/`))
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)

    await page.goto(`${app.address}/search?q=coffee+beans`)
    await page.getByRole('link', { name: /Morning roast coffee beans/ }).click()
    await page.getByRole('button', { name: '250 g' }).click()
    await page.getByRole('button', { name: 'Whole beans' }).click()
    const added = page.waitForResponse((answer) =>
      answer.url().startsWith(`${api.address}/api/cart`),
    )
    await page.getByRole('button', { name: 'Add to cart' }).click()
    expect((await added).request().headers()).toMatchObject({ token: expect.any(String) })
    await expect(page.getByRole('link', { name: 'Cart, 1 piece' })).toBeVisible()

    const cookies = await page.context().cookies(app.address)
    const token = cookies.find(({ name }) => name === 'auth')?.value ?? ''
    const profile = { familyName: 'Quay', givenName: 'Mira', mobile: '', picture: null }
    const moved = { ...profile, email: 'mira@example.com', password }
    const stream = page.waitForResponse((answer) =>
      answer.url().startsWith(`${api.address}${eventStream.address}`),
    )
    await page.goto(`${app.address}/home`)
    expect((await stream).status()).toBe(200)
    await call(request, `${api.address}/api/user/profile`, moved, { token })
    await expect(page.getByRole('link', { name: /1 unread notification/ })).toBeVisible()
    expect(said).toEqual([])
  })

  /** A second server, configured with the app's origin. */
  async function openApi(appOrigin: string) {
    const server = spawn('node', ['server/boot/main.js'], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        AUTOPILOT: 'off',
        SITE: 'off',
        APP_ORIGIN: appOrigin,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface(server.stdout)) {
      const address = /open at (http:\S+)/.exec(line)?.[1]
      if (address === undefined) continue
      server.stdout.resume()
      const ended = once(server, 'exit')
      return {
        address,
        close: async () => {
          server.kill('SIGTERM')
          await ended
        },
      }
    }
    throw new Error('the second server did not open')
  }

  async function buildFor(apiAddress: string): Promise<string> {
    const distFolder = join(folder, 'dist')
    await promisify(execFile)('vite', ['build', '--outDir', distFolder], {
      env: { ...process.env, VITE_API_BASE: apiAddress },
    })
    return distFolder
  }
})
