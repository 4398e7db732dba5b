import { createAdaptorServer } from '@hono/node-server'
import { spawnSync } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { mintGoods } from '../../tests/factories/goods.ts'
import { mintOrder } from '../../tests/factories/orders.ts'
import { mintShopper } from '../../tests/factories/shoppers.ts'
import { fingerprint } from '../../tests/support/fingerprint.ts'
import { openTestShop } from '../../tests/support/openTestShop.ts'
import { runOffice } from '../../tests/support/runOffice.ts'
import { badFindings, shopOn, testClock, type TestShop } from '../../tests/support/testShop.ts'
import { openEmbedded } from '../db/openEmbedded.ts'
import { listLog } from '../domain/officeLog/listLog.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

const given = inject('testDatabase')

if (given.kind === 'pglite') {
  describe('a backup of the embedded database', () => {
    let scratch: string
    let dataFolder: string
    let backup: string
    let shop: TestShop
    beforeAll(async () => {
      scratch = await mkdtemp(join(tmpdir(), 'harborlane-backup-'))
      dataFolder = join(scratch, 'data')
      backup = join(scratch, 'backup')
      await mkdir(join(dataFolder, 'database'), { recursive: true, mode: 0o700 })
      spawnSync('tar', ['-xf', given.dataFile, '-C', join(dataFolder, 'database')])
      await mkdir(join(dataFolder, 'uploads', 'ab'), { recursive: true })
      await writeFile(join(dataFolder, 'uploads', 'ab', 'abc.small.webp'), 'a picture')
      await writeFile(join(dataFolder, 'payment-code.key'), 'a key')
      shop = shopOn(await openEmbedded(dataFolder), testClock(), {}, dataFolder)
    })
    afterAll(async () => {
      await shop.close()
      await rm(scratch, { recursive: true, force: true })
    })

    test('is taken while the shop runs, and brings back all but the key and what came later', async () => {
      const { database } = shop
      const goods = await mintGoods(shop, { stock: 20 })
      const shopper = await mintShopper(shop, { balanceCents: 50_000 })
      const buy = () => mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
      await buy()
      const { office_log: _, ...before } = await fingerprint(database.db)
      const server = createAdaptorServer({ fetch: shop.office.fetch })
      const socket = join(scratch, 'office.sock')
      await new Promise<void>((resolve) => {
        server.listen(socket, () => resolve())
      })
      const told = await runOffice(['backup', backup, '--json'], { OFFICE_SOCKET: socket })
      await new Promise((resolve) => server.close(resolve))
      await buy()

      const restored = join(scratch, 'restored')
      await restoreBackup({ from: backup, dataFolder: restored })
      const opened = await openEmbedded(restored)
      const { office_log: log, ...rows } = await fingerprint(opened.db)
      const logged = await listLog({ ctx: opened, input: { limit: 10 } })
      const findings = await badFindings({ database: opened })
      await opened.close()

      expect(told).toMatchObject({ code: 0, err: '' })
      expect({ rows, findings }).toEqual({ rows: before, findings: [] })
      expect(log).toEqual(expect.any(String))
      expect(logged.map(({ command, outcome }) => [command, outcome])).toEqual([
        [`backup ${backup} --json`, 'read'],
      ])
      expect((await readdir(restored)).toSorted()).toEqual([
        'ballast',
        'database',
        'folder.lock',
        'uploads',
      ])
      expect(await readFile(join(restored, 'uploads/ab/abc.small.webp'), 'utf8')).toBe('a picture')
      expect(shop.faults).toEqual([])
    })

    test.for([
      [
        'in the data folder',
        () => join(dataFolder, 'uploads', 'backup'),
        'must lie outside the data folder',
      ],
      ['where something is', () => backup, 'must be empty'],
    ] as const)('can’t lie %s', async ([, folderOf, message]) => {
      const ctx = { database: shop.database, dataFolder }
      await expect(takeBackup({ ctx, input: { folder: folderOf() } })).rejects.toMatchObject({
        data: { fields: [{ path: 'folder', message }] },
      })
    })

    test('overwrites nothing when it is restored', async () => {
      await expect(restoreBackup({ from: backup, dataFolder })).rejects.toThrow(/is not empty/)
    })

    test('is not restored when it was cut off, and a cut-off restore does not start', async () => {
      const empty = join(scratch, 'empty')
      await expect(restoreBackup({ from: scratch, dataFolder: empty })).rejects.toThrow(
        /no finished backup/,
      )
      await mkdir(join(empty, 'restoring'), { recursive: true })
      await expect(openEmbedded(empty)).rejects.toThrow(/was cut off/)
    })

    test('is not restored when a file of it changed', async () => {
      await appendFile(join(backup, 'uploads/ab/abc.small.webp'), '!')
      await expect(
        restoreBackup({ from: backup, dataFolder: join(scratch, 'other') }),
      ).rejects.toThrow(/not as it was made \(uploads\/ab\/abc.small.webp\)/)
    })
  })
} else {
  describe('a backup of PostgreSQL', () => {
    test('is left to pg_dump', async () => {
      const shop = await openTestShop()
      const answer = await shop.office.request('/backup', {
        method: 'POST',
        body: JSON.stringify({ folder: '/nowhere' }),
      })
      const { reason, data } = (await answer.json()) as { reason: string; data: unknown }
      await shop.close()
      expect({ status: answer.status, reason, data }).toEqual({
        status: 400,
        reason: 'invalidInput',
        data: {
          fields: [
            {
              path: 'folder',
              message: 'PostgreSQL is backed up with pg_dump: see docs/operations.md',
            },
          ],
        },
      })
    })
  })
}
