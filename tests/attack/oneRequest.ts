import sharp from 'sharp'
import { login } from '../../contract/account.ts'
import { addToCart } from '../../contract/cart.ts'
import { listProducts } from '../../contract/catalogue.ts'
import { maxUploadBytes, maxUploadFiles } from '../../contract/uploads.ts'
import { send, sendRaw } from '../support/callApi.ts'
import { sendWithoutEnd } from '../support/listenOn.ts'
import { sendFiles } from '../support/sendPictures.ts'
import { underAttack, type Scene } from './attackedServer.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const megabyte = 1024 * 1024
const connections = 4
const shoppersForms = 20
const shoppersCalls = 300

/** Single requests, each of which once stopped the server or exhausted its memory. */
export async function attackOneRequest(ground: Ground): Promise<Row[]> {
  const deep = `{"account":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
  const keys = '&a'.repeat(7_750)
  const parts = Buffer.from(`${aPart}\r\n`.repeat(1_000))
  const narrow = await blankPng(1, 24_900_000)
  const square = await blankPng(5_000, 4_990)
  const heavy = Array.from({ length: maxUploadFiles }, () => Buffer.alloc(maxUploadBytes, 1))
  const attacks: [string, (scene: Scene) => Promise<string>][] = [
    [
      'bodies without end',
      (scene) => atOnce(connections, () => pour(scene, login.path, json, endless)),
    ],
    [
      'bodies nested deep',
      ({ shop }) => atOnce(connections, async () => sendRaw(shop.app, login, deep)),
    ],
    [
      'queries of 7,750 keys',
      ({ shop }) =>
        atOnce(connections, () => sendRaw(shop.app, listProducts, undefined, { query: keys })),
    ],
    [
      'forms of endless parts',
      (scene) => atOnce(connections, () => pour(scene, '/api/uploads', form, parts)),
    ],
    ['pictures of 1 × 24,900,000', (scene) => atOnce(connections, () => upload(scene, [narrow]))],
    ['pictures of 5,000 × 4,990', (scene) => atOnce(shoppersForms, () => upload(scene, [square]))],
    ['forms of 45 MB', (scene) => atOnce(shoppersForms, () => upload(scene, heavy))],
    [
      'calls of one shopper',
      ({ shop, shopper }) => {
        const { token } = shopper
        return atOnce(shoppersCalls, () =>
          send(shop.app, addToCart, { skuId: 1, quantity: 1 }, { token }),
        )
      },
    ],
  ]
  const rows: Row[] = []
  for (const [what, attack] of attacks) rows.push(...(await underAttack(ground, what, attack)))
  return rows
}

const json = 'application/json'
const form = 'multipart/form-data; boundary=x'
const endless = Buffer.alloc(megabyte, 'a')
const aPart = '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\na'

type Heard = { body: { reason?: string | undefined } } | null

/** Counts the answers by reason, such as `4 tooLarge`. */
async function atOnce(times: number, ask: () => Promise<Heard>): Promise<string> {
  const heard = await Promise.all(Array.from({ length: times }, ask))
  const counted = Map.groupBy(heard, (each) => (each ? (each.body.reason ?? 'done') : 'cut off'))
  return [...counted].map(([reason, all]) => `${all.length} ${reason}`).join(', ')
}

async function pour(
  { server, shopper }: Scene,
  path: string,
  type: string,
  chunk: Buffer,
): Promise<Heard> {
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ntoken: ${shopper.token}\r\ncontent-type: ${type}\r\n`
  const { heard } = await sendWithoutEnd(Number(new URL(server.address).port), head, chunk)
  const reason = /"reason":"(\w+)"/.exec(heard)?.[1]
  return reason ? { body: { reason } } : null
}

function upload({ shop, shopper }: Scene, files: readonly Buffer[]): Promise<Heard> {
  return sendFiles(shop.app, files, shopper).catch(() => null)
}

function blankPng(width: number, height: number): Promise<Buffer> {
  const background = '#d9480f'
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
