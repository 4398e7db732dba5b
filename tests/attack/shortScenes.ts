import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { RunningStage } from '../../bench/stage/openStage.ts'
import { residentMegabytes, watchMemory } from '../../bench/stage/watchMemory.ts'
import { login, register } from '../../contract/account.ts'
import { listProducts } from '../../contract/catalogue.ts'
import { deleteAccount } from '../../contract/myData.ts'
import { requestResetCode } from '../../contract/passwords.ts'
import { ask, send, sendRaw, type Host } from '../support/callApi.ts'
import { scansOf } from '../support/jpegScans.ts'
import { openProxy } from '../support/openProxy.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendFiles, sendPictures } from '../support/sendPictures.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const password = 'correct-horse'
/** Longer than any honest answer takes on a busy machine. */
const patienceMs = 60_000
const mostMegabytes = 250

type Scene = (running: RunningStage) => Promise<Row[]>

/** Small forms of the long attacks. They look at what happened, and not at how long it took. */
export const shortScenes: readonly Scene[] = [
  readNothing,
  flood,
  sendBombs,
  sendOddRequests,
  askForDeleted,
]

/** Connections that send many requests and read no answer. */
async function readNothing({ server }: RunningStage): Promise<Row[]> {
  const { address, pid } = server
  const before = residentMegabytes(pid)
  const memory = watchMemory(pid)
  const sockets: Socket[] = []
  let cut = 0
  for (let made = 0; made < 3; made += 1) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.once('close', () => (cut += 1))
    socket.pause()
    socket.write('GET /home HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_500))
  }
  let answered = 0
  for (let at = 0; at < 5; at += 1) {
    const page = await fetch(`${address}/home`, { signal: AbortSignal.timeout(patienceMs) })
    await page.arrayBuffer()
    if (page.status === 200) answered += 1
    await wait(200)
  }
  memory.stop()
  for (const socket of sockets) socket.destroy()
  const more = memory.most() - before
  const isBack = await isSoWithin(() => residentMegabytes(pid) - before <= mostMegabytes / 2)
  return [
    {
      what: 'others’ pages while three connections send 1,500 requests and read nothing; memory',
      budget: `5 of 5, ≤ ${mostMegabytes} MB more, and back`,
      measured: `${answered} of 5, ${more.toFixed(0)} MB, ${isBack ? 'back' : 'not back'} (${cut} cut)`,
      isHeld: answered === 5 && more <= mostMegabytes && isBack,
    },
  ]
}

/** Wrong passwords and registrations from one network, while others sign in elsewhere. */
async function flood({ server }: RunningStage): Promise<Row[]> {
  const at = (from: string): Host => ({
    request: (path, init) => {
      const headers = new Headers(init.headers)
      headers.set('x-forwarded-for', from)
      return fetch(`${server.address}${path}`, { ...init, headers })
    },
  })
  const account = 'short-honest'
  await ask(at('192.0.2.1'), register, { account, password })
  const over = new AbortController()
  const attacker = at('198.51.100.7')
  let sent = 0
  const flooding = Promise.all(
    Array.from({ length: 12 }, async () => {
      for (; !over.signal.aborted; sent += 1) {
        await send(attacker, login, { account: `nobody-${sent}`, password: 'not-it' })
      }
    }),
  )
  const answers: string[] = []
  for (let no = 0; no < 3; no += 1) {
    const from = at(`203.0.${no}.9`)
    const { body } = await send(from, login, { account, password })
    const newcomer = { account: `short-new-${no}`, password }
    const registered = await send(from, register, newcomer)
    const code = await send(from, requestResetCode, { account: newcomer.account })
    answers.push(...[body, registered.body, code.body].map(({ reason }) => reason ?? 'done'))
  }
  over.abort()
  await flooding
  const done = answers.filter((answer) => answer === 'done').length
  return [
    {
      what: 'others’ logins, registrations and codes while 12 connections guess',
      budget: `${answers.length}`,
      measured: `${done} (${sent} guesses; ${[...new Set(answers)].join(', ')})`,
      isHeld: done === answers.length && sent > 0,
    },
  ]
}

/** A picture that costs far more to decode than to send. */
async function sendBombs({ shop }: RunningStage): Promise<Row[]> {
  const { app } = shop
  const attacker = await newShopper(app, 'short-bomber')
  const other = await newShopper(app, 'short-painter')
  const bomb = await scansOf(20_000)
  const bombing = sendFiles(app, [bomb], attacker).catch(() => null)
  const own = await sendFiles(app, [await aPicture()], other)
  const reason = (await bombing)?.body.reason ?? 'accepted'
  return [
    {
      what: 'a JPEG of 20,000 scans; another’s upload meanwhile',
      budget: 'uploadTooComplex, done',
      measured: `${reason}, ${own.body.reason ?? 'done'}`,
      isHeld: reason === 'uploadTooComplex' && own.body.code === 1,
    },
  ]
}

/** Requests that once stopped the server, or were taken from other sites. */
async function sendOddRequests({ shop, server }: RunningStage): Promise<Row[]> {
  const { app } = shop
  const deep = `{"account":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  const plain = await fetch(`${server.address}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ account: 'short-honest', password }),
  })
  const reasons = [
    (await sendRaw(app, login, deep)).body.reason,
    (await sendRaw(app, listProducts, undefined, { query: '&a'.repeat(7_750) })).body.reason,
    ((await plain.json()) as { reason?: string }).reason,
  ]
  const budget = ['invalidInput', 'invalidInput', 'unsupportedMediaType']
  return [
    {
      what: 'a body nested deep, a query of 7,750 keys, a login as plain text',
      budget: budget.join(', '),
      measured: reasons.join(', '),
      isHeld: reasons.join() === budget.join(),
    },
  ]
}

/** The picture of a deleted account, at each of its addresses. */
async function askForDeleted({ shop }: RunningStage): Promise<Row[]> {
  const { app } = shop
  const shopper = await newShopper(app, 'short-leaver')
  const { list } = await sendPictures(app, [await aPicture()], shopper)
  const { small = '', medium = '', large = '' } = list[0] ?? {}
  const statuses = () =>
    Promise.all(
      [small, medium, large].map(
        async (path) => (await app.request(path, { headers: { token: shopper.token } })).status,
      ),
    )
  const before = await statuses()
  await ask(app, deleteAccount, { password }, shopper)
  const after = await statuses()
  return [
    {
      what: 'a picture before its account is deleted, and after',
      budget: '200 200 200, 404 404 404',
      measured: `${before.join(' ')}, ${after.join(' ')}`,
      isHeld: before.every((each) => each === 200) && after.every((each) => each === 404),
    },
  ]
}

/** Open connections to the database die silently. */
export async function swallowConnections({ env, start }: Ground): Promise<Row[]> {
  const proxy = await openProxy(env['DATABASE_URL'] ?? '')
  try {
    const { server } = await start({ DATABASE_URL: proxy.url })
    const isAnswered = async () => {
      const answer = await fetch(`${server.address}/api/ready`).catch(() => null)
      return answer?.status === 200
    }
    const before = await isAnswered()
    proxy.swallow()
    const isBack = await isSoWithin(isAnswered)
    const { status } = await fetch(`${server.address}/api/user/law?lang=en`)
    await server.kill()
    return [
      {
        what: 'readiness before and after all connections to the database die; a call after it',
        budget: 'ready, ready, 200',
        measured: `${before ? 'ready' : 'not ready'}, ${isBack ? 'ready' : 'not ready'}, ${status}`,
        isHeld: before && isBack && status === 200,
      },
    ]
  } finally {
    await proxy.close()
  }
}

async function newShopper(app: Host, account: string): Promise<{ token: string }> {
  const { userinfo } = await ask(app, register, { account, password })
  return { token: userinfo.token }
}

async function isSoWithin(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const started = performance.now()
  while (performance.now() - started <= patienceMs) {
    if (await isSo()) return true
    await wait(250)
  }
  return false
}
