import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register } from '../../contract/account.ts'
import { payOrder } from '../../contract/orders.ts'
import { requestResetCode } from '../../contract/passwords.ts'
import { mintGoods } from '../../tests/factories/goods.ts'
import { mintOrder, mintProof } from '../../tests/factories/orders.ts'
import { mintShopper } from '../../tests/factories/shoppers.ts'
import { startProcess } from '../../tests/faults/serverProcess.ts'
import { ask, remote } from '../../tests/support/callApi.ts'
import { sendPictures } from '../../tests/support/sendPictures.ts'
import { shopOn } from '../../tests/support/testShop.ts'
import { systemClock } from '../domain/kernel/clock.ts'
import { openDatabase } from './openDatabase.ts'
import { parsePayCodeKeys } from '../domain/identity/paymentCode/payCodeKeys.ts'

const others = 0o077
const closedLine = /Others could look into .*: closed \d+ files and folders to them/g
const startMs = 120_000

describe('the data folder', { timeout: startMs }, () => {
  let scratch: string
  let folder: string
  let firstStart: { whileRunning: string[]; code: number | null; said: string }
  const env = () => ({ DATA_DIR: folder, DATABASE_URL: '', PAYMENT_CODE_KEY: '', SITE: 'off' })
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'harborlane-modes-'))
    folder = join(scratch, 'data')
    const server = await startProcess(env())
    const account = 'first@example.com'
    await ask(remote(server.address), register, { account, password: 'correct-horse' })
    const whileRunning = await openToOthers(folder)
    firstStart = { whileRunning, code: await server.stop(), said: server.said() }
  }, startMs)
  afterAll(() => rm(scratch, { recursive: true, force: true }))

  test('is accessible only to its owner after a first start, with all files', async () => {
    expect(firstStart).toEqual({
      whileRunning: [],
      code: 0,
      said: expect.not.stringMatching(closedLine),
    })
    expect(await openToOthers(folder)).toEqual([])
  })

  test('closes a folder with open permissions once, and it stays closed through a purchase', async () => {
    const keyFile = join(folder, 'payment-code.key')
    const payCodeKeys = parsePayCodeKeys(await readFile(keyFile, 'utf8'), keyFile)
    const before = shopOn(await openDatabase({ dataFolder: folder }), systemClock, { payCodeKeys })
    const goods = await mintGoods(before)
    const shopper = await mintShopper(before, { balanceCents: 50_000 })
    await before.close()
    await chmod(folder, 0o755)
    expect(await openToOthers(folder)).not.toEqual([])

    const server = await startProcess(env())
    const app = remote(server.address)
    const order = await mintOrder({ app }, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const proof = await mintProof({ app }, shopper, order)
    await ask(app, payOrder, { orderId: order.id, proof }, shopper)
    const picture = { width: 60, height: 60, channels: 3, background: '#345' } as const
    await sendPictures(app, [await sharp({ create: picture }).png().toBuffer()], shopper)
    await ask(app, requestResetCode, { account: shopper.account })
    const whileRunning = await openToOthers(folder)
    await server.stop()

    expect([whileRunning, await openToOthers(folder)]).toEqual([[], []])
    expect(server.said().match(closedLine)).toHaveLength(1)
  })

  test('refuses a folder whose payment codes use another key', async () => {
    await expect(startProcess({ ...env(), PAYMENT_CODE_KEY: 'd1'.repeat(32) })).rejects.toThrow(
      /ended with 1: The payment codes of this database are stored under key/,
    )
  })

  test('is not touched by a start whose port is taken', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', () => resolve()))
    const PORT = String((holder.address() as AddressInfo).port)
    const DATA_DIR = join(scratch, 'never made')
    await expect(startProcess({ ...env(), DATA_DIR, PORT })).rejects.toThrow(
      /ended with 1: Port \d+ is taken/,
    )
    holder.close()
    expect(await readdir(scratch)).toEqual(['data'])
  })

  test.runIf(process.getuid?.() === 0)('of another user is refused, also to root', async () => {
    const DATA_DIR = join(scratch, 'foreign')
    await mkdir(DATA_DIR, { mode: 0o700 })
    await chown(DATA_DIR, 65_534, 65_534)
    await expect(startProcess({ ...env(), DATA_DIR })).rejects.toThrow(
      /ended with 1: The data folder .*foreign belongs to another user \(65534, and this is 0\)/,
    )
    expect(await readdir(DATA_DIR)).toEqual([])
    await rm(DATA_DIR, { recursive: true })
  })

  test("names a folder that can't be created, with what to do", async () => {
    const DATA_DIR = join(folder, 'payment-code.key', 'data')
    await expect(startProcess({ ...env(), DATA_DIR })).rejects.toThrow(
      /ended with 1: This user can't write into the data folder .*payment-code.key\/data \(ENOTDIR\): set DATA_DIR/,
    )
  })

  test('reopens without another warning about permissions', async () => {
    const again = await startProcess(env())
    await again.stop()
    expect(again.said()).not.toMatch(closedLine)
  })
})

/** Lists files with open permissions, the folder itself included. */
async function openToOthers(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true })
  const found = []
  for (const path of ['.', ...inside]) {
    const { mode } = await stat(join(folder, path))
    if ((mode & others) !== 0) found.push(`${path} ${mode.toString(8)}`)
  }
  return found
}
