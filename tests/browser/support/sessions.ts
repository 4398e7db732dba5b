import { expect, test } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { demoShopper } from '../../../server/boot/demo/demoShopper.ts'
import { axeFindings } from './axe.ts'
import { isWhole, playsTours } from './whole.ts'

/** Opens a session as another device would, and returns its token. */
export async function openSession(
  request: APIRequestContext,
  { account, password }: { account: string; password: string },
): Promise<string> {
  const { userinfo } = await call<{ userinfo: { token: string } }>(request, '/api/user/login', {
    account,
    password,
  })
  return userinfo.token
}

/** For reading only: other tests use the demo shopper at the same time. */
export async function signInDemoShopper(page: Page, request: APIRequestContext): Promise<void> {
  await enterAs(page, { token: await openSession(request, demoShopper) })
}

/** Makes the next page load in the shopper's session. */
export async function enterAs(page: Page, { token }: { token: string }): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  await page.context().addCookies([{ name: 'auth', value: token, url: origin }])
}

/** Sends one call, which must succeed. */
export async function call<Data>(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await request.post(path, { headers, data })
  const body = (await answer.json()) as { code: number; data: Data }
  expect(body.code, path).toBe(1)
  return body.data
}

/** Returns the data of a call that only reads. */
export async function read<Data>(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await request.get(path, { headers })
  const body = (await answer.json()) as { code: number; data: Data }
  expect(body.code, path).toBe(1)
  return body.data
}

/** Expects no findings of axe in the light and in the dark scheme, which only differ in colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  if (!playsTours) return
  expect(await axeFindings(page), 'light').toEqual([])
  if (!isWhole) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
