import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { getUserInfo } from '../../contract/account.ts'
import { placeOrder, quoteCheckout, showOrder } from '../../contract/orders.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { openDatabase } from '../../server/boot/openDatabase.ts'
import { mintGoods, type MintedGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { startProcess, type ServerProcess } from '../faults/serverProcess.ts'
import { ask, remote, send, type Host } from '../support/callApi.ts'
import { sendFiles } from '../support/sendPictures.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import type { Row } from './row.ts'

const diskSize = '400m'
const megabyte = 1024 * 1024
const mostOrders = 5_000
const recoveryMs = 30_000
const what = 'full disk'

interface Bench {
  disk: string
  shopper: MintedShopper
  goods: MintedGoods
  /** The ids of acknowledged orders. */
  placed: number[]
}

/** Fills the disk under a server, and checks what shoppers and the operator are shown. */
export async function attackFullDisk(): Promise<Row[]> {
  const disk = await mkdtemp(join(tmpdir(), 'harborlane-disk-'))
  if (!does('mount', '-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', disk)) {
    await rm(disk, { recursive: true, force: true })
    const measured = 'skipped: a small disk needs root'
    return [{ what, budget: 'refused clearly', measured, isHeld: true }]
  }
  try {
    return await fillAndLook(await prepare(disk))
  } finally {
    does('umount', '-l', disk)
    await rm(disk, { recursive: true, force: true })
  }
}

function does(command: string, ...given: string[]): boolean {
  return spawnSync(command, given).status === 0
}

async function prepare(disk: string): Promise<Bench> {
  const shop = shopOn(await openDatabase({ dataFolder: join(disk, 'data') }), systemClock)
  const goods = await mintGoods(shop, { stock: 1_000_000 })
  const shopper = await mintShopper(shop)
  await shop.close()
  return { disk, shopper, goods, placed: [] }
}

async function fillAndLook(bench: Bench): Promise<Row[]> {
  const { disk, shopper, placed } = bench
  const running = await start(disk)
  const app = remote(running.address)
  fill(disk)
  const refusal = await placeUntilRefused(app, bench)
  const picture = { width: 900, height: 900, channels: 3, background: '#345' } as const
  const noise = sharp({ create: { ...picture, noise: { type: 'gaussian', mean: 99, sigma: 40 } } })
  const upload = await sendFiles(app, [await noise.png().toBuffer()], shopper)
  const reading = await send(app, getUserInfo, {}, shopper)
  const said = running
    .said()
    .split('\n')
    .filter((line) => /full|room/i.test(line))
  const hasStack = /\n\s+at /.test(running.said())
  rmSync(join(disk, 'filler'))
  const recoveredMs = await waitUntilPlaced(app, bench)

  fill(disk)
  await placeUntilRefused(app, bench)
  const late = await running
    .stop('SIGKILL')
    .then(() => start(disk))
    .catch(String)
  const observed = typeof late === 'string' ? late : 'it started'
  rmSync(join(disk, 'filler'))
  const again = await start(disk)
  const lost = await countLost(remote(again.address), shopper, placed)
  await again.stop()
  const after = await openDatabase({ dataFolder: join(disk, 'data') })
  const findings = await badFindings({ database: after })
  await after.close()
  return [
    row('an order is refused', '503 storageFull, retry-after', refusal),
    row('an upload is refused', '503 storageFull', `${upload.status} ${upload.body.reason}`),
    row('reading goes on', '200', String(reading.status)),
    {
      what: `${what}: the operator reads`,
      budget: 'lines without a stack, at most 3',
      measured: `${said.length} lines${hasStack ? ', with a stack' : ''}: ${said[0] ?? ''}`,
      isHeld: said.length > 0 && said.length <= 3 && !hasStack,
    },
    {
      what: `${what}: saves again by itself once there is room`,
      budget: `≤ ${recoveryMs} ms`,
      measured: `${recoveredMs} ms`,
      isHeld: recoveredMs <= recoveryMs,
    },
    {
      what: `${what}: a start says so`,
      budget: 'a sentence, code 1',
      measured: observed.trim(),
      isHeld: /ended with 1: .*is full: .*and start again/s.test(observed),
    },
    {
      what: `${what}: acknowledged orders lost, rows that don't balance`,
      budget: '0, 0',
      measured: `${lost} of ${placed.length}, ${findings.length}`,
      isHeld: lost === 0 && findings.length === 0,
    },
  ]
}

function row(which: string, budget: string, measured: string): Row {
  return { what: `${what}: ${which}`, budget, measured, isHeld: measured.startsWith(budget) }
}

function start(disk: string): Promise<ServerProcess> {
  return startProcess({ DATA_DIR: join(disk, 'data'), DATABASE_URL: '', SITE: 'off' })
}

/** Fills all free space. */
function fill(disk: string): void {
  const handle = openSync(join(disk, 'filler'), 'w')
  for (const bytes of [megabyte, 4_096]) {
    const zeros = Buffer.alloc(bytes)
    try {
      for (;;) if (writeSync(handle, zeros) < bytes) break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(handle)
}

async function placeUntilRefused(app: Host, bench: Bench): Promise<string> {
  for (let tried = 0; tried < mostOrders; tried += 1) {
    const answer = await place(app, bench)
    if (answer !== null) return answer
  }
  return `never, in ${mostOrders} orders`
}

/** Returns the reason of a refusal; null: the order was placed. */
async function place(app: Host, { shopper, goods, placed }: Bench): Promise<string | null> {
  const items = [{ skuId: goods.skuId, quantity: 1 }]
  const { totalCents } = await ask(app, quoteCheckout, { items }, shopper)
  let retryAfter: string | null = null
  const watching: Host = {
    request: async (path, init) => {
      const response = await app.request(path, init)
      retryAfter = response.headers.get('retry-after')
      return response
    },
  }
  const { addressId } = shopper
  const { status, body } = await send(
    watching,
    placeOrder,
    { items, addressId, totalCents },
    shopper,
  )
  if (body.code === 1) {
    placed.push((body.data as { id: number }).id)
    return null
  }
  return `${status} ${body.reason}${retryAfter ? `, retry-after ${retryAfter}` : ''}`
}

async function waitUntilPlaced(app: Host, bench: Bench): Promise<number> {
  const began = Date.now()
  while ((await place(app, bench)) !== null && Date.now() - began < 2 * recoveryMs) await wait(250)
  return Date.now() - began
}

async function countLost(app: Host, shopper: MintedShopper, placed: number[]): Promise<number> {
  let lost = 0
  for (const id of placed) {
    const found = await ask(app, showOrder, { id }, shopper).catch(() => null)
    if (!found) lost += 1
  }
  return lost
}
