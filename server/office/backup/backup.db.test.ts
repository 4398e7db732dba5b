import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payOrder } from '../../../contract/orders.ts'
import { mintGoods } from '../../../tests/factories/goods.ts'
import { mintOrder, mintProof } from '../../../tests/factories/orders.ts'
import { mintShopper } from '../../../tests/factories/shoppers.ts'
import { ask } from '../../../tests/support/callApi.ts'
import { listeningOffice } from '../../../tests/support/listeningOffice.ts'
import { runRestore } from '../../../tests/support/runRestore.ts'
import { createEmptyDatabase, openTestDatabase } from '../../../tests/support/testDatabase.ts'
import { badFindings, shopOn, testClock, type TestShop } from '../../../tests/support/testShop.ts'
import { openOwnPostgres } from '../../boot/ownPostgres.ts'
import { openPostgres } from '../../db/openPostgres.ts'
import { listLog } from '../queries/listLog.ts'
import { readBackup } from './readBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

const purchases = 30
const boughtBefore = 5

describe('a backup', () => {
  let scratch: string
  let backup: string
  let shop: TestShop
  const cleanups: (() => Promise<void>)[] = []
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'harborlane-backup-'))
    // PostgreSQL runs as another user when the tests run as root.
    await chmod(scratch, 0o711)
    const dataFolder = join(scratch, 'data')
    backup = join(scratch, 'backup')
    await mkdir(join(dataFolder, 'uploads', 'ab'), { recursive: true })
    await mkdir(join(dataFolder, 'uploads', 'incoming'))
    await writeFile(join(dataFolder, 'uploads/ab/abc.small.webp'), 'a picture')
    await writeFile(join(dataFolder, 'uploads/incoming/abd.small.webp.part'), 'half a pic')
    await writeFile(join(dataFolder, 'payment-code.key'), 'a key')
    shop = shopOn(await openTestDatabase(), testClock(), {}, dataFolder)
  })
  afterAll(async () => {
    await shop.close()
    for (const clean of cleanups) await clean()
    await rm(scratch, { recursive: true, force: true })
  })

  async function emptyDatabase(): Promise<string> {
    const { url, drop } = await createEmptyDatabase()
    cleanups.push(drop)
    return url
  }

  async function backUp(url: string, name: string): Promise<string> {
    const folder = join(scratch, name)
    const dataFolder = join(scratch, 'data')
    await takeBackup({ ctx: { url, dataFolder, picturesIn: 'objectStore' }, input: { folder } })
    return folder
  }

  test('is written by the office command while shoppers buy', async () => {
    const goods = await mintGoods(shop, { stock: purchases })
    const shopper = await mintShopper(shop, { balanceCents: 900_000_000 })
    const office = await listeningOffice(shop)
    let taking: ReturnType<typeof office.type> | undefined
    for (let bought = 0; bought < purchases; bought += 1) {
      const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      const proof = await mintProof(shop, shopper, order)
      if (bought === boughtBefore) taking = office.type('backup', backup)
      await ask(shop.app, payOrder, { orderId: order.id, proof }, shopper)
    }
    const observed = await taking
    await office.close()
    const { manifest, checksums } = await readBackup(backup)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const orders = manifest.tables.find(({ name }) => name === 'orders')?.rows

    expect(orders).toBeGreaterThanOrEqual(boughtBefore + 1)
    expect(observed).toEqual({
      code: 0,
      out: `In ${backup}: ${manifest.tables.length} tables, rows: ${rows}, files of pictures: 1.\n`,
      err: '',
    })
    expect([...checksums.keys()]).toEqual([
      'manifest.json',
      ...manifest.tables.map(({ name }) => `tables/${name}.copy.gz`).toSorted(),
      'uploads/ab/abc.small.webp',
    ])
    expect(shop.unexpectedErrors).toEqual([])
  })

  test('is restored byte for byte, and the shop works on it', async () => {
    const url = await emptyDatabase()
    const dataFolder = join(scratch, 'restored')
    const given = await readBackup(backup)
    const restored = await restoreBackup({ ctx: { url, dataFolder }, input: { backup: given } })
    const again = await readBackup(await backUp(url, 'again'))

    const { tables } = given.manifest
    expect(restored).toEqual({
      tables: tables.length,
      rows: tables.reduce((sum, table) => sum + table.rows, 0),
      pictures: 1,
      findings: [],
    })
    expect(contentOf(again.manifest)).toEqual(contentOf(given.manifest))
    expect(await tableTexts(again.folder)).toEqual(await tableTexts(backup))
    expect(await readdir(dataFolder, { recursive: true })).toEqual(
      expect.arrayContaining(['uploads/ab/abc.small.webp']),
    )
    expect(await readdir(dataFolder)).toEqual(['uploads'])
    expect(await readFile(join(dataFolder, 'uploads/ab/abc.small.webp'), 'utf8')).toBe('a picture')

    const there = shopOn(await openPostgres(url, 4), testClock())
    const goods = await mintGoods(there)
    const shopper = await mintShopper(there, { balanceCents: 50_000 })
    const order = await mintOrder(there, shopper, [{ skuId: goods.skuId, quantity: 1 }])
    const proof = await mintProof(there, shopper, order)
    await ask(there.app, payOrder, { orderId: order.id, proof }, shopper)
    const logged = await listLog({ ctx: there.database, input: { limit: 10 } })
    const findings = await badFindings(there)
    await there.close()
    expect({ findings, unexpectedErrors: there.unexpectedErrors }).toEqual({
      findings: [],
      unexpectedErrors: [],
    })
    expect(logged.map(({ command, outcome }) => [command, outcome])).toEqual([
      [`backup ${backup}`, 'read'],
    ])
  })

  test("is restored into the shop's own PostgreSQL and from there into any other", async () => {
    const dataFolder = join(scratch, 'own')
    const observed = await runRestore(backup, { DATA_DIR: dataFolder, DATABASE_URL: '' }).answer
    const own = await openOwnPostgres({ dataFolder, say: () => {}, onEnded: () => {} })
    const fromOwn = await backUp(own.url, 'from own').finally(() => own.stop())
    const url = await emptyDatabase()
    const elsewhere = { DATA_DIR: join(scratch, 'elsewhere'), DATABASE_URL: url }
    const restoredElsewhere = await runRestore(fromOwn, elsewhere).answer
    const last = await backUp(url, 'from elsewhere')

    expect(observed).toMatchObject({ code: 0, err: '' })
    expect(observed.out).toMatch(
      /^Restored: \d+ tables, rows: \d+, files of pictures: 1\. The doctor finds nothing\.$/m,
    )
    expect(restoredElsewhere).toMatchObject({ code: 0, err: '' })
    expect(restoredElsewhere.out).toMatch(
      /pictures: none, the object store has them\. The doctor finds nothing\.$/m,
    )
    expect(await tableTexts(fromOwn)).toEqual(await tableTexts(backup))
    expect(await tableTexts(last)).toEqual(await tableTexts(backup))
  })
})

function contentOf({
  takenAt: _,
  pictures: __,
  ...content
}: {
  takenAt: string
  pictures: unknown
}) {
  return content
}

async function tableTexts(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const name of (await readdir(join(folder, 'tables'))).toSorted()) {
    texts[name] = gunzipSync(await readFile(join(folder, 'tables', name))).toString()
  }
  return texts
}
