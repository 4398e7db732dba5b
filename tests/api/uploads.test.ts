import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxUploadBytes } from '../../contract/uploads.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { openTestShop } from '../support/openTestShop.ts'
import { sendFiles, sendPictures } from '../support/sendPictures.ts'
import type { TestShop } from '../support/testShop.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9480f' } })

describe('uploads', () => {
  let shop: TestShop
  let shopper: MintedShopper
  beforeAll(async () => {
    shop = await openTestShop()
    shopper = await mintShopper(shop)
  })
  afterAll(async () => {
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  const read = async (path: string, token?: string) => {
    const response = await shop.app.request(path, { headers: token ? { token } : {} })
    return {
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }

  test('a picture is painted anew as WebP, upright, without its metadata, in two sizes', async () => {
    const jpeg = await blank(3000, 1000)
      .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { list } = await sendPictures(shop.app, [jpeg], shopper)
    const [large, small] = [
      await read(list[0]!.large, shopper.token),
      await read(list[0]!.small, shopper.token),
    ]
    const facts = await Promise.all(
      [large, small].map(async ({ type, bytes }) => {
        const { format, width, height, exif } = await sharp(bytes).metadata()
        return { type, format, width, height, exif }
      }),
    )
    expect(facts).toEqual([
      { type: 'image/webp', format: 'webp', width: 533, height: 1600, exif: undefined },
      { type: 'image/webp', format: 'webp', width: 133, height: 400, exif: undefined },
    ])
  })

  test('only its owner sees a picture: for others it does not exist', async () => {
    const other = await mintShopper(shop)
    const png = await blank(10, 10).png().toBuffer()
    const { list } = await sendPictures(shop.app, [png, png], shopper)
    const answers = await Promise.all(
      [other.token, undefined, 'x'].flatMap((token) => [
        read(list[0]!.small, token),
        read('/api/uploads/AAAAAAAAAAAAAAAAAAAAAAAA/small', token),
        read('/api/uploads/..%2F..%2Fserver.lock/small', token),
        read(`${list[0]!.small}er`, token),
      ]),
    )
    expect(new Set(list.map(({ id }) => id)).size).toBe(2)
    expect(answers.map(({ type, bytes }) => [type, JSON.parse(bytes.toString())])).toEqual(
      answers.map(() => [
        'application/json; charset=utf-8',
        expect.objectContaining({ reason: 'notFound' }),
      ]),
    )
  })

  test('what is no picture, too large, too many or no form is refused and leaves nothing', async () => {
    const png = await blank(10, 10).png().toBuffer()
    const before = await fingerprint(shop.database.db)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const gif = await blank(10, 10).gif().toBuffer()
    const huge = await blank(5001, 5000).png().toBuffer()
    const heavy = Buffer.concat([png, Buffer.alloc(maxUploadBytes)])
    const cut = (await blank(900, 900).jpeg().toBuffer()).subarray(0, 2_000)
    const tries: (readonly (Buffer | string)[])[] = [
      [svg],
      [gif],
      [Buffer.from('hello')],
      [Buffer.alloc(0)],
      [cut],
      [png, svg],
      [huge],
      [heavy],
      Array.from({ length: 10 }, () => png),
      [],
      ['text'],
    ]
    const reasons = []
    for (const files of tries) {
      const { status, body } = await sendFiles(shop.app, files, shopper)
      reasons.push([status, body.reason])
    }
    const wrongField = await sendFiles(shop.app, [png], { ...shopper, field: 'other' })
    const guest = await sendFiles(shop.app, [png], {})
    const json = await shop.app.request('/api/uploads', {
      method: 'POST',
      headers: { token: shopper.token, 'content-type': 'application/json' },
      body: '{}',
    })

    expect(reasons).toEqual([
      ...Array.from({ length: 6 }, () => [200, 'uploadNoPicture']),
      [200, 'uploadTooManyPixels'],
      [200, 'uploadTooLarge'],
      [200, 'uploadTooManyFiles'],
      [400, 'invalidInput'],
      [400, 'invalidInput'],
    ])
    expect([wrongField.status, guest.status, json.status]).toEqual([400, 401, 400])
    expect(await fingerprint(shop.database.db)).toEqual(before)
  })

  test('a body that never ends is cut off', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    const response = await shop.app.request('/api/uploads', {
      method: 'POST',
      headers: { token: shopper.token, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect([response.status, sent < 60]).toEqual([413, true])
  })
})
