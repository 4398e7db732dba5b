import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { listOrders } from '../../contract/orders.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { uploads } from '../../server/db/schema/uploads.ts'
import { openPostgres } from '../../server/db/openPostgres.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { ask, remote } from '../support/callApi.ts'
import { openPostgresServer } from '../support/postgresServer.ts'
import { sendFiles, sendPictures } from '../support/sendPictures.ts'
import { shopOn } from '../support/testShop.ts'
import { startProcess } from './serverProcess.ts'

/**
 * Runs two servers on one PostgreSQL with their pictures in an object store that goes down and
 * comes back. Everything acknowledged must be there afterwards. `npm run uploads:store`
 */

const s3rver = 's3rver@3.7.1'
const tools = join(import.meta.dirname, '../../node_modules/.cache/uploads-store')
const bucket = 'pictures'
const scratch = await mkdtemp(join(tmpdir(), 'harborlane-store-'))
let wrong = 0

const port = await freePort()
let store = await openStore()
const postgres = await openPostgresServer()
const database = await openPostgres(postgres.url, 4)
const shopper = await mintShopper(shopOn(database, systemClock))
const stranger = await mintShopper(shopOn(database, systemClock))
const env = {
  DATABASE_URL: postgres.url,
  SITE: 'off',
  UPLOADS_URL: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}/shop?region=us-east-1`,
}
const servers = await Promise.all(
  ['one', 'two'].map((name) => startProcess({ ...env, DATA_DIR: join(scratch, name) })),
)
const [one, two] = servers.map(({ address }) => remote(address)) as [Host, Host]
type Host = ReturnType<typeof remote>

const { list: early } = await sendPictures(one, [await picture(1), await picture(2)], shopper)
for (const [at, { small, medium, large }] of early.entries()) {
  const seen = await Promise.all([small, medium, large].map((path) => look(two, path)))
  check(`picture ${at + 1} of one server is seen at the other, in three sizes`, [
    seen.map(({ status }) => status),
    seen.map(({ width }) => width),
  ])([
    [200, 200, 200],
    [320, 640, 800],
  ])
}
const strange = await two.request(early[0]!.large, { headers: { token: stranger.token } })
check('nobody else sees it', ((await strange.json()) as { reason: string }).reason)('notFound')
const files = await database.db.$count(uploads)

await closeStore(store)
const refused = await sendFiles(one, [await picture(3)], shopper)
check('a server that lost the store refuses a picture, and says so', [
  refused.status,
  refused.body.reason,
  refused.body.msg,
])([503, 'picturesAway', 'Pictures can’t be sent or shown just now. Please try again later'])
check('and one that is looked at', (await look(two, early[0]!.large)).status)(503)
check('everything else goes on', (await ask(two, listOrders, {}, shopper)).list)([])
check('no row was written', await database.db.$count(uploads))(files)
check('the log says it', servers[0]!.said().includes('The pictures’ store is away'))(true)

const sending = sendUntilTaken()
store = await openStore()
const { list: late } = await sending
check('once the store is back pictures are taken again', late.length)(1)
const all = [...early, ...late]
const stored = await Promise.all(all.map(({ large }) => look(two, large)))
check(
  'and none is lost',
  stored.map(({ status }) => status),
)(all.map(() => 200))

await Promise.all(servers.map((server) => server.stop()))
await closeStore(store)
await database.close()
await postgres.stop()
await rm(scratch, { recursive: true, force: true })
console.log(wrong === 0 ? 'the store: nothing lost' : `the store: ${wrong} WRONG`)
process.exitCode = wrong === 0 ? 0 : 1

function check(what: string, found: unknown) {
  return (wanted: unknown): void => {
    const isRight = JSON.stringify(found) === JSON.stringify(wanted)
    if (!isRight) wrong += 1
    console.log(
      `${isRight ? 'ok   ' : 'WRONG'} ${what}${isRight ? '' : `: ${JSON.stringify(found)}`}`,
    )
  }
}

async function look(server: Host, path: string) {
  const answer = await server.request(path, { headers: { token: shopper.token } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const width = answer.status === 200 ? (await sharp(bytes).metadata()).width : null
  return { status: answer.status, width }
}

async function sendUntilTaken() {
  for (let tries = 0; tries < 60; tries += 1) {
    const sent = await sendFiles(two, [await picture(4)], shopper)
    if (sent.status === 200)
      return { list: [(sent.body.data as { list: { large: string }[] }).list[0]!] }
    await wait(500)
  }
  return { list: [] }
}

function picture(shade: number): Promise<Buffer> {
  const background = { r: shade * 40, g: 90, b: 120 }
  return sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
}

async function openStore(): Promise<ChildProcess> {
  const command = join(tools, 'node_modules/s3rver/bin/s3rver.js')
  if (!existsSync(command)) {
    console.log(`Fetching ${s3rver}, once …`)
    await mkdir(tools, { recursive: true })
    execFileSync('npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', s3rver])
  }
  const folder = join(scratch, 'store')
  await mkdir(folder, { recursive: true })
  const words = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--no-vhost-buckets']
  const child = spawn(process.execPath, [command, ...words, '--configure-bucket', bucket], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.stdout.resume()
  return child
}

async function closeStore(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', () => resolve())
  })
  const { port: free } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return free
}
