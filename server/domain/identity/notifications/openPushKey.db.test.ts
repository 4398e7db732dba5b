import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/testDatabase.ts'
import { testClock } from '../../../../tests/support/testShop.ts'
import { openPushKey, parsePushKey, pushKeyId } from './openPushKey.ts'

async function ground() {
  const database = await openTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'harborlane-push-'))
  onTestFinished(async () => {
    await database.close()
    await rm(dataFolder, { recursive: true, force: true })
  })
  const said: string[] = []
  const start = (given?: string, lostKeyIds: string[] = []) =>
    openPushKey({
      ctx: { db: database.db, clock: testClock(), say: (line) => said.push(line) },
      input: { given: given ? parsePushKey(given, 'PUSH_KEY') : undefined, dataFolder, lostKeyIds },
    })
  return { dataFolder, said, start }
}

test('the first start makes a key that only its owner reads, and all starts use it', async () => {
  const { dataFolder, start } = await ground()
  const [one, other] = await Promise.all([start(), start()])
  const { mode } = await stat(join(dataFolder, 'push.key'))
  expect([other, await start(), mode & 0o777]).toEqual([one, one, 0o600])
})

test('another key sends nothing until the lost one is named', async () => {
  const { said, start } = await ground()
  const first = await start('ab'.repeat(32))
  const id = pushKeyId(first!.publicKey)
  expect(await start('cd'.repeat(32))).toBe(null)
  expect(said.at(-1)).toContain(`npm start -- --lost-key ${id}`)
  const second = await start('cd'.repeat(32), [id])
  expect([second === null, await start('cd'.repeat(32))]).toEqual([false, second])
})

test.each(['', 'ab', 'zz'.repeat(32), '00'.repeat(32)])('“%s” is no key', (text) => {
  expect(() => parsePushKey(text, 'PUSH_KEY')).toThrow('PUSH_KEY must hold a private key')
})
