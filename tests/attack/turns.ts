import { login, register } from '../../contract/account.ts'
import { requestResetCode } from '../../contract/passwords.ts'
import { send, type Host } from '../support/callApi.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'
import { startVisit, waitAt, type Look } from './startVisit.ts'

const password = 'correct-horse'
const attacker = '198.51.100.7'
const honestLogins = 20
const leastLogins = 19
const othersCalls = 9
const longestPageMs = 300
const looks: Look[] = [
  { what: 'page', path: '/home' },
  { what: 'API', path: '/api/catalogue/products?lang=en' },
]

interface Scene {
  address: string
  /** Existing accounts with hashes of the product's cost. */
  accounts: string[]
  at: (address: string) => Host
}

type Flood = (scene: Scene, at: number) => Promise<unknown>

const guessAt = (host: Host, account: string, tried: string) =>
  send(host, login, { account, password: tried })

/** Each flood comes from one network, while others sign in, register and request codes elsewhere. */
const floods: Record<string, { wide: number; flood: Flood }> = {
  '24 connections of wrong passwords': {
    wide: 24,
    flood: ({ at }, no) => guessAt(at(attacker), `nobody-${no}`, 'not-it'),
  },
  '32 connections of right passwords': {
    wide: 32,
    flood: ({ at, accounts }) => guessAt(at(attacker), accounts[0] ?? '', password),
  },
  '24 connections of registrations': {
    wide: 24,
    flood: ({ at }, no) => send(at(attacker), register, { account: `flood-${no}`, password }),
  },
  '24 connections of reset codes, over one /24': {
    wide: 24,
    flood: ({ at }, no) =>
      send(at(`198.51.100.${no % 250}`), requestResetCode, { account: `nobody-${no}` }),
  },
  '24 connections of guesses at the shoppers who sign in': {
    wide: 24,
    flood: ({ at, accounts }, no) =>
      guessAt(at(attacker), accounts[no % accounts.length] ?? '', 'not-it'),
  },
}

/** Whether one network can take every turn of the slow hashes. */
export async function attackTurns({ start }: Ground): Promise<Row[]> {
  const { server } = await start({ TRUST_PROXY: '1', SITE: 'on' })
  const { address } = server
  const scene: Scene = {
    address,
    accounts: [],
    at: (from) => ({
      request: (path, init) => {
        const headers = new Headers(init.headers)
        headers.set('x-forwarded-for', from)
        return fetch(`${address}${path}`, { ...init, headers })
      },
    }),
  }
  for (let made = 0; made < honestLogins; made += 1) {
    const account = `honest-${made}`
    await send(scene.at(`192.0.${made}.1`), register, { account, password })
    scene.accounts.push(account)
  }
  const rows: Row[] = []
  for (const [what, { wide, flood }] of Object.entries(floods)) {
    rows.push(await during(what, scene, { wide, flood, round: rows.length }))
  }
  await server.kill()
  return rows
}

async function during(
  what: string,
  scene: Scene,
  { wide, flood, round }: { wide: number; flood: Flood; round: number },
): Promise<Row> {
  const visit = await startVisit(scene.address, looks)
  const over = new AbortController()
  let sent = 0
  const flooding = Promise.all(
    Array.from({ length: wide }, async () => {
      while (!over.signal.aborted) {
        sent += 1
        await flood(scene, round * 1_000_000 + sent).catch(() => null)
      }
    }),
  )
  let longestMs = 0
  const isDone = async (call: () => Promise<{ body: { code: number } }>) => {
    const started = performance.now()
    const { body } = await call()
    longestMs = Math.max(longestMs, performance.now() - started)
    return body.code === 1
  }
  const passed = async (most: number, call: (no: number) => ReturnType<typeof guessAt>) => {
    let done = 0
    for (let no = 0; no < most; no += 1) if (await isDone(() => call(no))) done += 1
    return done
  }
  // Each from a new device, in a network of its own.
  const elsewhere = (no: number) => scene.at(`203.${round}.${no}.9`)
  const logins = await passed(honestLogins, (no) =>
    guessAt(elsewhere(no), scene.accounts[no] ?? '', password),
  )
  const registrations = await passed(othersCalls, (no) =>
    send(elsewhere(no), register, { account: `newcomer-${round}-${no}`, password }),
  )
  const codes = await passed(othersCalls, (no) =>
    send(elsewhere(no), requestResetCode, { account: `forgetful-${round}-${no}` }),
  )
  over.abort()
  await flooding
  const waits = Object.entries(await visit.end())
  const p95 = waits.map(([name, ms]) => ({ name, ms: waitAt(ms, 0.95) }))
  const pages = p95.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ')
  return {
    what: `others’ logins, registrations, codes, p95 during ${what}`,
    budget: `≥ ${leastLogins} of ${honestLogins}, ${othersCalls}, ${othersCalls}, ≤ ${longestPageMs} ms`,
    measured: `${logins}, ${registrations}, ${codes} (longest ${longestMs.toFixed(0)} ms of ${sent} sent), ${pages} ms`,
    isHeld:
      logins >= leastLogins &&
      registrations === othersCalls &&
      codes === othersCalls &&
      p95.every(({ ms }) => ms <= longestPageMs),
  }
}
