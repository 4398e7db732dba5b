import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { maxUploadBytes } from '../../contract/uploads.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { realTime } from '../money/moneyServers.ts'
import type { Host } from '../support/callApi.ts'
import { scansOf } from '../support/jpegScans.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendFiles } from '../support/sendPictures.ts'
import { shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const side = 4_999
const longestMs = 10_000
const longestStopMs = 9_500
const slowForms = 5
const slowBytes = 12_800_000

/** Pictures that cost far more to decode than to send, and forms that never end. */
export async function attackPictures({ open, start }: Ground): Promise<Row[]> {
  const here = shopOn(await open(), realTime)
  const attackers: MintedShopper[] = []
  while (attackers.length < slowForms) attackers.push(await mintShopper(here))
  const other = await mintShopper(here)
  await here.close()
  const few = await scansOf(2, side)
  const scanBytes = (await scansOf(3, side)).length - few.length
  const noise = sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
  const bombs: [string, Buffer][] = [
    [
      'a JPEG of scans up to 5 MB',
      await scansOf(Math.floor((maxUploadBytes - few.length) / scanBytes), side),
    ],
    ['a JPEG of 400 KB of scans', await scansOf(Math.ceil(400_000 / scanBytes), side)],
    ['a JPEG of twenty scans more', await scansOf(20, side)],
    [
      'an interlaced PNG of 25 megapixels',
      await noise.clone().threshold().png({ progressive: true, palette: true }).toBuffer(),
    ],
  ]
  const rows: Row[] = []
  const { server, shop } = await start()
  for (const [what, bomb] of bombs) rows.push(await during(what, shop.app, bomb))
  rows.push(await slowly(server.address, shop.app))
  const [, , worst] = bombs
  if (!worst) throw new Error('no picture')
  const pending = sendFiles(shop.app, [worst[1]], other).catch(() => null)
  await wait(300)
  const stopping = performance.now()
  await server.stop()
  await pending
  const stopMs = performance.now() - stopping
  rows.push({
    what: 'the server stops while it decodes',
    budget: `≤ ${longestStopMs} ms`,
    measured: `${stopMs.toFixed(0)} ms`,
    isHeld: stopMs <= longestStopMs,
  })
  return rows

  async function during(what: string, app: Host, bomb: Buffer): Promise<Row> {
    const attacked = Promise.all(
      attackers.map((each) => sendFiles(app, [bomb], each).catch(() => null)),
    )
    await wait(100)
    const { ms, reason } = await sendOwn(app)
    const answers = (await attacked).map((each) => each?.body.reason ?? 'done')
    return {
      what: `another’s upload during ${what}`,
      budget: `done, ≤ ${longestMs} ms`,
      measured: `${reason}, ${ms.toFixed(0)} ms (${bomb.length} bytes: ${[...new Set(answers)].join(', ')})`,
      isHeld: reason === 'done' && ms <= longestMs,
    }
  }

  async function sendOwn(app: Host): Promise<{ ms: number; reason: string }> {
    const picture = await aPicture()
    const started = performance.now()
    const { body } = await sendFiles(app, [picture], other)
    return { ms: performance.now() - started, reason: body.reason ?? 'done' }
  }

  /** Forms that fill the memory of all, and then send nothing more. */
  async function slowly(address: string, app: Host): Promise<Row> {
    const sockets = await Promise.all(
      attackers.map(async ({ token }) => {
        const socket = connect(Number(new URL(address).port), '127.0.0.1')
        socket.on('error', () => {})
        await once(socket, 'connect')
        socket.write(
          `POST /api/uploads HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\ncontent-length: 40000000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n`,
        )
        const part =
          '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\n' +
          `${'a'.repeat(slowBytes / 3)}\r\n`
        socket.write(part.repeat(3))
        return socket
      }),
    )
    await wait(1_000)
    const { ms, reason } = await sendOwn(app)
    for (const socket of sockets) socket.destroy()
    return {
      what: `another’s upload while ${slowForms} forms of ${slowBytes} bytes don’t end`,
      budget: `done, ≤ ${longestMs} ms`,
      measured: `${reason}, ${ms.toFixed(0)} ms`,
      isHeld: reason === 'done' && ms <= longestMs,
    }
  }
}
