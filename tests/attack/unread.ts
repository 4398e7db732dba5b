import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { residentMegabytes, watchMemory } from '../../bench/stage/watchMemory.ts'
import { eventStream } from '../../contract/notices.ts'
import { pictureOf } from '../../server/domain/catalogue/pictureOf.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { realTime } from '../money/moneyServers.ts'
import { shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'
import { startVisit, waitAt, type Look } from './startVisit.ts'

const attackMs = 5_000
const longestMs = 300
const mostMegabytes = 250
const recoveredMegabytes = 100
const recoveryMs = 30_000
const lookMs = 250
const picturePath = pictureOf('category-computer').large
const looks: Look[] = [
  { what: 'page', path: '/home' },
  { what: 'picture', path: picturePath },
  { what: 'API', path: '/api/catalogue/home?lang=en' },
]

interface Flood {
  what: string
  to: 'port' | 'officeSocket'
  connections: number
  /** The bytes that each connection sends at once. */
  text: string
  /** Reads this many bytes ten times a second; without it none. */
  readsBytes?: number
  /** Connects anew this often, for one that reads nothing doesn't notice that it was cut. */
  renewsMs?: number
}

/** Connections that send many requests, or a few, and read none or little of the answers. */
export async function attackUnread({ folder, open, start }: Ground): Promise<Row[]> {
  const here = shopOn(await open(), realTime)
  const { token } = await mintShopper(here)
  await here.close()
  const floods: Flood[] = [
    {
      what: '7 × 1,500 pages',
      to: 'port',
      connections: 7,
      text: get('/home').repeat(1_500),
      renewsMs: 1_000,
    },
    { what: '600 × 1 page', to: 'port', connections: 600, text: get('/products') },
    {
      what: '200 × 8 pictures',
      to: 'port',
      connections: 200,
      text: get(picturePath).repeat(8),
    },
    {
      what: '10 × 1,500 calls, read at 100 bytes a second',
      to: 'port',
      connections: 10,
      text: get('/api/catalogue/products?lang=en&limit=50').repeat(1_500),
      readsBytes: 10,
    },
    {
      what: '300 × 3 event streams',
      to: 'port',
      connections: 300,
      text: get(`${eventStream.address}?since=0`, token).repeat(3),
    },
    {
      what: '7 × 1,500 calls on the office’s socket',
      to: 'officeSocket',
      connections: 7,
      text: get('/orders').repeat(1_500),
      renewsMs: 1_000,
    },
  ]
  const rows: Row[] = []
  for (const flood of floods) {
    const { server } = await start({ SITE: 'on' })
    const to: NetConnectOpts =
      flood.to === 'port'
        ? { port: Number(new URL(server.address).port), host: '127.0.0.1' }
        : { path: join(folder, 'office.sock') }
    rows.push(...(await during(flood, { address: server.address, pid: server.pid, to })))
    await server.kill()
  }
  return rows
}

function get(path: string, token?: string): string {
  const session = token === undefined ? '' : `token: ${token}\r\n`
  return `GET ${path} HTTP/1.1\r\nhost: x\r\n${session}\r\n`
}

async function during(
  flood: Flood,
  { address, pid, to }: { address: string; pid: number; to: NetConnectOpts },
): Promise<Row[]> {
  const visit = await startVisit(address, looks)
  const before = residentMegabytes(pid)
  const memory = watchMemory(pid)
  const attackers: Socket[] = []
  const over = performance.now() + attackMs
  let cut = 0
  const enter = () => {
    const socket = connect(to)
    attackers.push(socket)
    socket.on('error', () => {})
    socket.once('close', () => {
      cut += 1
      if (performance.now() < over) enter()
    })
    if (flood.readsBytes === undefined) socket.pause()
    else readSlowly(socket, flood.readsBytes)
    socket.write(flood.text)
    if (flood.renewsMs !== undefined) setTimeout(() => socket.destroy(), flood.renewsMs)
  }
  for (let made = 0; made < flood.connections; made += 1) enter()
  await wait(attackMs)
  const waits = Object.entries(await visit.end())
  memory.stop()
  const more = memory.most() - before
  const recovered = await millisecondsUntil(
    () => residentMegabytes(pid) - before <= recoveredMegabytes,
  )
  for (const socket of attackers) socket.destroy()
  const p95 = waits.map(([name, ms]) => ({ name, ms: waitAt(ms, 0.95) }))
  const figures = p95.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ')
  return [
    {
      what: `others’ p95 while nobody reads ${flood.what}`,
      budget: `≤ ${longestMs} ms`,
      measured: `${figures} ms of ${waits[0]?.[1].length ?? 0} (${cut} cut)`,
      isHeld: p95.every(({ ms }) => ms <= longestMs),
    },
    {
      what: `memory while nobody reads ${flood.what}; until back to ${recoveredMegabytes} MB more`,
      budget: `≤ ${mostMegabytes} MB more, ≤ ${recoveryMs / 1000} s`,
      measured: `${more.toFixed(0)} MB, ${(recovered / 1000).toFixed(1)} s`,
      isHeld: more <= mostMegabytes && recovered <= recoveryMs,
    },
  ]
}

function readSlowly(socket: Socket, bytes: number): void {
  socket.on('readable', () => {})
  const timer = setInterval(() => socket.read(bytes), 100)
  socket.once('close', () => clearInterval(timer))
}

async function millisecondsUntil(isSo: () => boolean): Promise<number> {
  const started = performance.now()
  while (!isSo() && performance.now() - started <= recoveryMs) await wait(lookMs)
  return performance.now() - started
}
