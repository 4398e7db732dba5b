import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { register } from '../../contract/account.ts'
import { readDemoFiles } from '../../server/boot/demo/seedDemoCatalogue.ts'
import { products } from '../../server/db/schema/catalogue.ts'
import { readCatalogueFile } from '../../server/domain/catalogue/readCatalogueFile.ts'
import { spawnServer, startProcess } from '../faults/serverProcess.ts'
import { ask, remote, send } from '../support/callApi.ts'
import { openEvents } from '../support/readEvents.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { testPayCodeKey } from '../support/testShop.ts'

const password = 'correct-horse'

test('SIGTERM lets every call finish, ends the streams, and exits with 0', async () => {
  const { env } = await openGround()
  const server = await startProcess(env)
  const host = remote(server.address)
  const { userinfo } = await ask(host, register, { account: 'first@example.com', password })
  const events = await openEvents(host, { token: userinfo.token })
  await events.next()
  const slow = [1, 2, 3, 4].map((each) =>
    send(host, register, { account: `slow-${each}@example.com`, password }),
  )
  await Promise.race(slow)
  const code = await server.stop()
  const answers = await Promise.all(slow)

  expect(answers.map(({ body }) => body.code)).toEqual([1, 1, 1, 1])
  expect([await events.next(), code]).toEqual([null, 0])
})

test('SIGTERM during the first start lets it finish seeding, and exits with 0', async () => {
  const { env, db } = await openGround()
  const server = spawnServer({ ...env, DEMO: 'on' })
  const ended = once(server, 'exit')
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes('Laying in the demo goods') && !server.killed) server.kill()
  })

  const goods = (await readDemoFiles()).flatMap((file) => readCatalogueFile(file).file.products)
  expect([await ended, await db.$count(products)]).toEqual([[0, null], goods.length])
})

test.runIf(process.platform === 'linux')('a server returns freed memory', async () => {
  const { env } = await openGround()
  const server = await startProcess(env)
  const settings = (await readFile(`/proc/${server.pid}/environ`, 'utf8')).split('\0')
  await server.stop()

  expect(settings.filter((each) => each.startsWith('MALLOC_'))).toEqual([
    'MALLOC_ARENA_MAX=2',
    'MALLOC_MMAP_THRESHOLD_=131072',
    'MALLOC_TRIM_THRESHOLD_=131072',
  ])
})

test('killing npm ends the server that npm start has started', async () => {
  const { env } = await openGround()
  const npm = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: '0', PAYMENT_CODE_KEY: testPayCodeKey, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let said = ''
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, { timeout: 30_000 }).toContain('open at')
  const [, address = ''] = /open at (http:\S+)/.exec(said) ?? []
  const reach = () =>
    fetch(`${address}/api/health`).then(
      ({ status }) => status,
      () => 'gone',
    )
  const before = await reach()
  npm.kill()
  await expect.poll(reach, { timeout: 15_000 }).toBe('gone')
  expect(before).toBe(200)
})

/** A folder and a database, deleted when the test ends. */
async function openGround() {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-stopping-'))
  const { db, url = '', close } = await openTestDatabase(1)
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true, force: true })
  })
  return { db, env: { DATA_DIR: folder, DATABASE_URL: url, SITE: 'off' } }
}
