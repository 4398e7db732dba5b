import { login, register } from '../../contract/account.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { realTime } from '../money/moneyServers.ts'
import { ask, send, type Host } from '../support/callApi.ts'
import { shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const honestShoppers = 48
const registrationsAtOnce = 4
const strangers = 8
const guessesBefore = 8
const networks = 200
const mostGuesses = 40
const password = 'correct-horse'
const everybody = { 'x-forwarded-for': '203.0.113.9' }

interface Honest {
  account: string
  browser: Host
}

/** Shoppers sign in from known devices, while a stranger guesses at all of their accounts. */
export async function attackLogins(ground: Ground): Promise<Row[]> {
  const direct = await lockOut(ground, { where: 'at its own address', quick: await mint(ground) })
  const behindOne = { env: { TRUST_PROXY: '1' }, headers: everybody }
  return [
    direct,
    await lockOut(ground, { where: 'behind one proxy', ...behindOne }),
    await guessFromMany(ground),
  ]
}

/** A stranger with many networks guesses at one account, and its owner signs in. */
async function guessFromMany({ seed, start }: Ground): Promise<Row> {
  const { server } = await start({ TRUST_PROXY: '1' })
  const { address } = server
  const account = `guessed-${seed}`
  const own = browserOn(address, everybody)
  await ask(own, register, { account, password })
  let looked = 0
  let next = 0
  const lane = async () => {
    for (let at = next++; at < 2 * networks; at = next++) {
      const from = browserOn(address, { 'x-forwarded-for': `198.18.${at % networks}.7` })
      const { body } = await send(from, login, { account, password: 'not-the-password' })
      if (body.reason === 'wrongCredentials') looked += 1
    }
  }
  await Promise.all(Array.from({ length: strangers }, lane))
  const { body } = await send(own, login, { account, password })
  await server.kill()
  return {
    what: `guesses looked at, of ${2 * networks} at one account from ${networks} networks; its known device`,
    budget: `1 to ${mostGuesses}, signed in`,
    measured: `${looked}, ${body.reason ?? 'signed in'}`,
    isHeld: looked > 0 && looked <= mostGuesses && body.code === 1,
  }
}

async function lockOut(
  { seed, start }: Ground,
  attack: {
    where: string
    env?: Record<string, string>
    headers?: Record<string, string>
    /**
     * Existing accounts with cheap hashes. Without them shoppers register, and their hashes have
     * the product's cost.
     */
    quick?: readonly string[]
  },
): Promise<Row> {
  const { where, env = {}, headers = {}, quick } = attack
  const { server } = await start(env)
  const { address } = server
  const accounts =
    quick ?? Array.from({ length: honestShoppers }, (_, at) => `honest-${seed}-${at}`)
  const honest: Honest[] = []
  while (honest.length < accounts.length) {
    const few = accounts.slice(honest.length, honest.length + registrationsAtOnce)
    honest.push(...(await Promise.all(few.map((account) => signUp(account)))))
  }
  const stranger = browserOn(address, headers)
  let guesses = 0
  let looked = 0
  const guess = async (account: string) => {
    const { body } = await send(stranger, login, { account, password: 'not-the-password' })
    guesses += 1
    if (body.reason === 'wrongCredentials') looked += 1
  }
  for (let round = 0; round < guessesBefore; round += 1) await inTurns(accounts, guess)
  const over = new AbortController()
  const guessing = Promise.all(
    Array.from({ length: strangers }, async (_, from) => {
      for (let at = from; !over.signal.aborted; at += 1)
        await guess(accounts[at % accounts.length] ?? '')
    }),
  )
  const refused: string[] = []
  let longestMs = 0
  for (const { account, browser } of honest) {
    const started = performance.now()
    const { body } = await send(browser, login, { account, password })
    longestMs = Math.max(longestMs, performance.now() - started)
    if (body.code !== 1) refused.push(body.reason ?? '')
  }
  over.abort()
  await guessing
  await server.kill()
  const passed = honestShoppers - refused.length
  const why = refused.length === 0 ? '' : `; ${[...new Set(refused)].join(', ')}`
  return {
    what: `honest logins on known devices during a lock-out attack, ${where}`,
    budget: `${honestShoppers} of ${honestShoppers}`,
    measured: `${passed} of ${honestShoppers} (longest ${longestMs.toFixed(0)} ms; ${guesses} guesses, ${looked} looked at${why})`,
    isHeld: refused.length === 0,
  }

  async function signUp(account: string): Promise<Honest> {
    const browser = browserOn(address, headers)
    if (quick) await ask(browser, login, { account, password })
    else await ask(browser, register, { account, password })
    return { account, browser }
  }
}

async function mint({ open }: Ground): Promise<string[]> {
  const here = shopOn(await open(), realTime)
  const accounts: string[] = []
  while (accounts.length < honestShoppers) accounts.push((await mintShopper(here)).account)
  await here.close()
  return accounts
}

async function inTurns(accounts: readonly string[], guess: (account: string) => Promise<void>) {
  for (let at = 0; at < accounts.length; at += strangers) {
    await Promise.all(accounts.slice(at, at + strangers).map(guess))
  }
}

/** A client that stores the cookies of a server, as a browser does. */
function browserOn(address: string, more: Record<string, string>): Host {
  const cookies = new Map<string, string>()
  return {
    request: async (path, init) => {
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(more)) headers.set(name, value)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await fetch(`${address}${path}`, { ...init, headers })
      for (const given of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
        cookies.set(name, value)
      }
      return response
    },
  }
}
