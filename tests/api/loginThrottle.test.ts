import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { login, register, resetPay } from '../../contract/account.ts'
import { requestResetCode, resetPassword } from '../../contract/passwords.ts'
import { loginFailures, users } from '../../server/db/schema/users.ts'
import { parseTrustedProxies } from '../../server/routes/trustedProxies.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { browserAt } from '../support/browserAt.ts'
import { ask, send, type Host } from '../support/callApi.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn, testClock, type TestShop } from '../support/testShop.ts'

type Account = Pick<MintedShopper, 'account' | 'password'>

const proxy = '10.0.0.1'
const wrong = 'not-the-password'
const hour = 60 * 60

describe('logins while a stranger guesses', () => {
  let shop: TestShop
  beforeAll(async () => {
    const trustedProxies = parseTrustedProxies('1', 'the tests')
    shop = shopOn(await openTestDatabase(), testClock(), { trustedProxies })
  })
  afterEach(async () => {
    await shop.database.db.delete(loginFailures)
    expect(shop.unexpectedErrors).toEqual([])
  })
  afterAll(() => shop.close())

  async function signIn(from: Host, { account, password }: Account): Promise<string> {
    const { body } = await send(from, login, { account, password })
    return body.reason ?? 'signed in'
  }

  const guess = (from: Host, { account }: Pick<Account, 'account'>) =>
    signIn(from, { account, password: wrong })

  /** A shopper, and the cookies of a browser in which they have signed in. */
  async function knownShopper() {
    const shopper = await mintShopper(shop)
    const browser = browserAt(shop.app, proxy)
    expect(await signIn(browser, shopper)).toBe('signed in')
    return { shopper, browser }
  }

  /** How many guesses are checked within an hour, each sent as soon as the last answer allows. */
  async function guessesInAnHour(shopper: Account, from: (at: number) => Host): Promise<number> {
    const end = shop.clock.now().getTime() + hour * 1000
    let looked = 0
    for (let at = 0; shop.clock.now().getTime() < end; at += 1) {
      const { account } = shopper
      const { body } = await send(from(at), login, { account, password: wrong })
      if (body.reason === 'wrongCredentials') looked += 1
      else {
        const { until } = body.data as { until: string }
        shop.clock.advance((Date.parse(until) - shop.clock.now().getTime()) / 1000)
      }
    }
    return looked
  }

  test('48 of 48 honest first logins from the same address succeed', async () => {
    const stranger = browserAt(shop.app, proxy)
    const honest = await Promise.all(Array.from({ length: 48 }, () => mintShopper(shop)))
    const others = await Promise.all(Array.from({ length: 20 }, () => mintShopper(shop)))
    for (let at = 0; at < 60; at += 1) await guess(stranger, others[at % 20]!)
    const answers = []
    for (const shopper of honest) {
      answers.push(await signIn(browserAt(shop.app, proxy), shopper))
      await guess(stranger, others[0]!)
    }
    expect(answers).toEqual(Array.from({ length: 48 }, () => 'signed in'))
  })

  test('48 of 48 returning shoppers sign in from the same address while their accounts are guessed at', async () => {
    const stranger = browserAt(shop.app, proxy)
    const honest: Awaited<ReturnType<typeof knownShopper>>[] = []
    while (honest.length < 48) honest.push(await knownShopper())
    for (const { shopper } of honest) {
      for (let at = 0; at < 8; at += 1) await guess(stranger, shopper)
    }
    const answers = []
    for (const { shopper, browser } of honest) answers.push(await signIn(browser, shopper))
    expect(answers).toEqual(Array.from({ length: 48 }, () => 'signed in'))
    expect(await signIn(stranger, honest[0]!.shopper)).toBe('tooManyAttempts')
  })

  test('80 right logins of one address at once do not count as guesses', async () => {
    const honest = await Promise.all(Array.from({ length: 80 }, () => mintShopper(shop)))
    const reasons = []
    for (let at = 0; at < honest.length; at += 20) {
      const some = honest.slice(at, at + 20)
      const answers = some.map((each) => signIn(browserAt(shop.app, proxy), each))
      reasons.push(...(await Promise.all(answers)))
    }
    expect(reasons).toEqual(Array.from({ length: 80 }, () => 'signed in'))
  })

  test('an hour allows one address seventeen guesses at an account', async () => {
    const shopper = await mintShopper(shop)
    const stranger = browserAt(shop.app, proxy)
    expect(await guessesInAnHour(shopper, () => stranger)).toBe(17)
  })

  test('each failure past the free ones doubles the wait, up to a quarter of an hour', async () => {
    const { account } = await mintShopper(shop)
    const stranger = browserAt(shop.app, proxy)
    const waits: number[] = []
    while (waits.length < 12) {
      const { body } = await send(stranger, login, { account, password: wrong })
      if (body.reason === 'wrongCredentials') continue
      const { until } = body.data as { until: string }
      waits.push((Date.parse(until) - shop.clock.now().getTime()) / 1000)
      shop.clock.advance(waits.at(-1) ?? 0)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('an hour after the last failure all counts are reset', async () => {
    const shopper = await mintShopper(shop)
    const stranger = browserAt(shop.app, proxy)
    const sixGuesses = async () => {
      const reasons = []
      for (let at = 0; at < 6; at += 1) reasons.push(await guess(stranger, shopper))
      return reasons
    }
    const free = Array.from({ length: 5 }, () => 'wrongCredentials')
    const first = await sixGuesses()
    shop.clock.advance(hour)
    const justNot = [await guess(stranger, shopper), await guess(stranger, shopper)]
    shop.clock.advance(hour + 1)
    expect([first, justNot, await sixGuesses()]).toEqual([
      [...free, 'tooManyAttempts'],
      ['wrongCredentials', 'tooManyAttempts'],
      [...free, 'tooManyAttempts'],
    ])
  })

  test('a shopper signs in on a new device elsewhere while ten networks guess', async () => {
    const shopper = await mintShopper(shop)
    for (let at = 0; at < 30; at += 1) {
      await guess(browserAt(shop.app, proxy, `198.51.${at % 10}.1`), shopper)
    }
    expect(await guess(browserAt(shop.app, proxy, '198.51.1.9'), shopper)).toBe('tooManyAttempts')
    expect(await signIn(browserAt(shop.app, proxy, '203.0.113.9'), shopper)).toBe('signed in')
  })

  test('while five hundred networks guess, a known device signs in, and a new one by a mailed code', async () => {
    const { shopper, browser } = await knownShopper()
    const email = `${randomUUID()}@post.example`
    await shop.database.db.update(users).set({ email }).where(eq(users.id, shopper.userId))
    for (let at = 0; at < 500; at += 1) {
      await guess(browserAt(shop.app, proxy, `198.${at >> 8}.${at & 255}.1`), shopper)
    }
    const known = await signIn(browser, shopper)
    const elsewhere = browserAt(shop.app, proxy, '203.0.113.9')
    const byPassword = await signIn(elsewhere, shopper)
    const { account } = shopper
    await ask(elsewhere, requestResetCode, { account })
    const code = /\b\d{8}\b/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? ''
    await ask(elsewhere, resetPassword, { account, code, password: 'battery-staple' })
    const byCode = await signIn(elsewhere, { account, password: 'battery-staple' })
    expect([known, byPassword, byCode]).toEqual(['signed in', 'tooManyAttempts', 'signed in'])
  })

  test('many addresses, or one IPv6 network, get no more than these per hour at an account', async () => {
    const shopper = await mintShopper(shop)
    const fromMany = await guessesInAnHour(shopper, (at) =>
      browserAt(shop.app, proxy, `198.51.100.${at & 255}`),
    )
    const third = await mintShopper(shop)
    const fromManyNetworks = await guessesInAnHour(third, (at) =>
      browserAt(shop.app, proxy, `198.${at >> 8}.${at & 255}.1`),
    )
    const other = await mintShopper(shop)
    const fromNetwork = await guessesInAnHour(other, (at) =>
      browserAt(shop.app, proxy, `2001:db8::${(at + 1).toString(16)}`),
    )
    expect({ fromMany, fromNetwork, fromManyNetworks }).toEqual({
      fromMany: 17,
      fromNetwork: 17,
      fromManyNetworks: 39,
    })
  })

  test('an address that guesses over many accounts ends up with one try a second', async () => {
    const stranger = browserAt(shop.app, proxy)
    const now = shop.clock.now()
    await shop.database.db
      .insert(loginFailures)
      .values({ key: `address:${proxy}`, failures: 298, lastFailureAt: now })
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => mintShopper(shop)))
    const reasons = []
    for (const shopper of shoppers) reasons.push(await guess(stranger, shopper))
    shop.clock.advance(1)
    reasons.push(await guess(stranger, shoppers[4]!), await guess(stranger, shoppers[3]!))
    shop.clock.advance(1)
    const { shopper, browser } = await knownShopper()
    await guess(stranger, shoppers[3]!)
    expect(reasons).toEqual([
      'wrongCredentials',
      'wrongCredentials',
      'tooManyAttempts',
      'tooManyAttempts',
      'tooManyAttempts',
      'wrongCredentials',
      'tooManyAttempts',
    ])
    expect(await signIn(browser, shopper)).toBe('signed in')
  })

  test('a client that claims an address itself is counted at its real one', async () => {
    const shopper = await mintShopper(shop)
    const reasons = []
    for (let at = 0; at < 6; at += 1) {
      const forwarded = `192.0.2.${at}, 203.0.113.9`
      reasons.push(await guess(browserAt(shop.app, proxy, forwarded), shopper))
    }
    const neighbour = browserAt(shop.app, proxy, '203.0.114.9')
    expect([...reasons, await signIn(neighbour, shopper)]).toEqual([
      ...Array.from({ length: 5 }, () => 'wrongCredentials'),
      'tooManyAttempts',
      'signed in',
    ])
  })

  test('a right password takes back its own attempt, and leaves the failures of others', async () => {
    const shopper = await mintShopper(shop)
    const { account } = shopper
    const others = browserAt(shop.app, proxy, '198.51.100.1')
    for (let at = 0; at < 3; at += 1) await guess(others, shopper)
    const own = browserAt(shop.app, proxy, '198.51.101.2')
    expect(await signIn(own, shopper)).toBe('signed in')

    const rows = await shop.database.db.select().from(loginFailures)
    expect(Object.fromEntries(rows.map(({ key, failures }) => [key, failures]))).toEqual({
      [`account:${account}`]: 3,
      [`account@address:198.51.100.0/24 ${account}`]: 3,
      'address:198.51.100.1': 3,
      'address:198.51.101.2': 0,
    })
  })

  test('registering makes the device known', async () => {
    const browser = browserAt(shop.app, proxy)
    const shopper = { account: `new-${randomUUID()}`, password: 'correct-horse' }
    await ask(browser, register, shopper)
    const stranger = browserAt(shop.app, proxy)
    for (let at = 0; at < 6; at += 1) await guess(stranger, shopper)
    expect(await signIn(browser, shopper)).toBe('signed in')
  })

  test('a known device has no more guesses than a stranger', async () => {
    const { shopper, browser } = await knownShopper()
    expect(await guessesInAnHour(shopper, () => browser)).toBe(17)
  })

  test('limits do not apply to a session that confirms its password', async () => {
    const shopper = await mintShopper(shop)
    const { password } = shopper
    const stranger = browserAt(shop.app, proxy)
    for (let at = 0; at < 6; at += 1) await guess(stranger, shopper)
    const browser = browserAt(shop.app, proxy)
    const set = await send(browser, resetPay, { payCode: '271828', password }, shopper)
    const given = { oldPassword: password, password: 'battery-staple' }
    const changed = await send(browser, resetPassword, given, shopper)
    const again = await signIn(browser, { ...shopper, password: given.password })
    expect([set.body.code, changed.body.code, again]).toEqual([1, 1, 'signed in'])
  })

  test('the device cookie is sent over TLS only, where the shopper came by TLS', async () => {
    const { account, password } = await mintShopper(shop)
    const cookieBy = async (proto: string) => {
      const answer = await shop.app.request(`${login.path}?lang=en`, {
        method: login.method,
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': proto },
        body: JSON.stringify({ account, password }),
      })
      return answer.headers.getSetCookie().map((cookie) => cookie.split('; ').slice(1))
    }
    const usual = ['Max-Age=15552000', 'Path=/api/user', 'HttpOnly']
    expect([await cookieBy('https'), await cookieBy('http')]).toEqual([
      [[...usual, 'Secure', 'SameSite=Lax']],
      [[...usual, 'SameSite=Lax']],
    ])
  })

  test('changing the password forgets the known devices', async () => {
    const { shopper, browser } = await knownShopper()
    const { account, password: oldPassword } = shopper
    const password = 'battery-staple'
    const elsewhere = browserAt(shop.app, '10.0.0.2')
    await ask(elsewhere, resetPassword, { oldPassword, password }, shopper)
    for (let at = 0; at < 6; at += 1) await guess(browserAt(shop.app, proxy), shopper)
    const answers = [
      await signIn(browser, { account, password }),
      await signIn(elsewhere, { account, password }),
    ]
    expect(answers).toEqual(['tooManyAttempts', 'signed in'])
  })
})
