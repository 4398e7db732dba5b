import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Address } from '../../../contract/shippingAddress.ts'
import { call } from './sessions.ts'

export interface BrowserShopper {
  account: string
  password: string
  token: string
}

/** A new shopper of the running server, without address, balance or payment code. */
export async function registerShopper(request: APIRequestContext): Promise<BrowserShopper> {
  const credentials = { account: `guest-${randomUUID().slice(0, 18)}`, password: 'harbour-walk-7' }
  const { userinfo } = await call<{ userinfo: { token: string } }>(
    request,
    '/api/user/register',
    credentials,
  )
  return { ...credentials, token: userinfo.token }
}

/** Signs in on the screen, and waits until the start is reached. */
export async function signIn(
  page: Page,
  { account, password }: { account: string; password: string },
): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Account' }).fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/home')
}

/** Stores an address for the shopper, and returns its id. */
export async function mintAddress(
  request: APIRequestContext,
  { token }: { token: string },
  changes: Partial<Omit<Address, 'id'>> = {},
): Promise<number> {
  const address = {
    addressee: 'Noor Haddad',
    mobile: '+442079460123',
    country: 'GB',
    area: 'Leeds',
    postcode: 'LS1 4DY',
    detail: '5 Canal Wharf',
    tag: 'Home',
    isDefault: true,
    ...changes,
  }
  const { id } = await call<{ id: number }>(request, '/api/user/address_add', address, { token })
  return id
}
