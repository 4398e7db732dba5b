import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { maxUploadBytes } from '../../contract/uploads.ts'
import { folderStore } from '../../server/domain/uploads/pictureStore.ts'
import { fingerprint } from '../support/fingerprint.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { test } from '../support/shopTest.ts'
import { sendFiles, sendPictures } from '../support/sendPictures.ts'
import { shopOn, type TestShop } from '../support/testShop.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9480f' } })

describe('uploads', () => {
  let shopper: MintedShopper
  test.beforeAll(async ({ shop }) => {
    shopper = await mintShopper(shop)
  })

  const read = async (shop: TestShop, path: string, token?: string) => {
    const response = await shop.app.request(path, { headers: token ? { token } : {} })
    return {
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }

  test('a picture is re-encoded as WebP, upright, without its metadata, in three sizes', async ({
    shop,
  }) => {
    const jpeg = await blank(3000, 1000)
      .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { list } = await sendPictures(shop.app, [jpeg], shopper)
    const { large, medium, small } = list[0]!
    const shown = await Promise.all(
      [large, medium, small].map((path) => read(shop, path, shopper.token)),
    )
    const facts = await Promise.all(
      shown.map(async ({ type, bytes }) => {
        const { format, width, height, exif } = await sharp(bytes).metadata()
        return { type, format, width, height, exif }
      }),
    )
    expect(facts).toEqual([
      { type: 'image/webp', format: 'webp', width: 533, height: 1600, exif: undefined },
      { type: 'image/webp', format: 'webp', width: 213, height: 640, exif: undefined },
      { type: 'image/webp', format: 'webp', width: 107, height: 320, exif: undefined },
    ])
  })

  test('a picture from before sizes existed is shown large, to its owner alone', async ({
    shop,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'harborlane-older-'))
    const pictures = folderStore(folder)
    const older = shopOn(shop.database, shop.clock, { pictures })
    const png = await blank(900, 300).png().toBuffer()
    const { list } = await sendPictures(older.app, [png], shopper)
    const { id, medium, large } = list[0]!
    await rm(pictures.fileOf(id, 'medium'))
    const open = async (path: string, token: string) => {
      const answer = await older.app.request(path, { headers: { token } })
      return Buffer.from(await answer.arrayBuffer())
    }
    const [shown, whole] = [await open(medium, shopper.token), await open(large, shopper.token)]
    const other = await open(medium, (await mintShopper(shop)).token)
    await rm(folder, { recursive: true })
    expect([
      shown.equals(whole),
      JSON.parse(other.toString()).reason,
      older.unexpectedErrors,
    ]).toEqual([true, 'notFound', []])
  })

  test('only its owner sees a picture: for others it does not exist', async ({ shop }) => {
    const other = await mintShopper(shop)
    const png = await blank(10, 10).png().toBuffer()
    const { list } = await sendPictures(shop.app, [png, png], shopper)
    const answers = await Promise.all(
      [other.token, undefined, 'x'].flatMap((token) => [
        read(shop, list[0]!.small, token),
        read(shop, list[0]!.medium, token),
        read(shop, '/api/uploads/AAAAAAAAAAAAAAAAAAAAAAAA/small', token),
        read(shop, '/api/uploads/..%2F..%2Fserver.lock/small', token),
        read(shop, `${list[0]!.small}er`, token),
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

  test('refuses what is no picture, is too large, too many or no form, and leaves nothing', async ({
    shop,
  }) => {
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

  test('cuts off a body that never ends', async ({ shop }) => {
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
