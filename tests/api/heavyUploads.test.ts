import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { uploads } from '../../server/db/schema/uploads.ts'
import { admitForm, type Hold } from '../../server/domain/uploads/uploadLimiter.ts'
import type { Refusal } from '../../server/domain/kernel/errors.ts'
import { scansOf } from '../support/jpegScans.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { test } from '../support/shopTest.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendFiles, sendPictures } from '../support/sendPictures.ts'
import type { TestShop } from '../support/testShop.ts'

const mostADay = 200
const megabyte = 1024 * 1024

describe('uploads that would cost a lot', () => {
  let shopper: MintedShopper
  test.beforeAll(async ({ shop }) => {
    shopper = await mintShopper(shop)
  })

  const sendForm = (shop: TestShop, body: ReadableStream<Uint8Array>) =>
    shop.app.request('/api/uploads?lang=en', {
      method: 'POST',
      headers: { token: shopper.token, 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
    } as RequestInit)

  /** A form that continues for as long as the server reads it. */
  const endless = (piece: string) => {
    let sent = 0
    const encoded = new TextEncoder().encode(piece)
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1
        controller.enqueue(encoded)
      },
    })
    return { body, sent: () => sent }
  }

  const aPart = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\n\r\n'

  test.for([
    { what: 'small parts', piece: `${aPart}a\r\n`, answer: [200, 'uploadTooManyFiles'], most: 15 },
    {
      what: 'one heavy part',
      first: aPart,
      piece: 'a'.repeat(megabyte),
      answer: [200, 'uploadTooLarge'],
      most: 9,
    },
    {
      what: 'one header',
      first: '--x\r\n',
      piece: 'a'.repeat(1024),
      answer: [400, 'invalidInput'],
      most: 20,
    },
    {
      what: 'many headers',
      first: '--x\r\n',
      piece: 'a: b\r\n'.repeat(100),
      answer: [400, 'invalidInput'],
      most: 30,
    },
    {
      what: 'text fields',
      piece: '--x\r\ncontent-disposition: form-data; name="files"\r\n\r\na\r\n',
      answer: [400, 'invalidInput'],
      most: 5,
    },
  ])(
    'refuses a form of endless $what as soon as it exceeds the limit',
    async ({ first = '', piece, answer, most }, { shop }) => {
      const { body, sent } = endless(piece)
      const whole = first ? withFirst(first, body) : body
      const response = await sendForm(shop, whole)
      expect([response.status, (await response.json()).reason]).toEqual(answer)
      expect(sent()).toBeLessThan(most)
    },
  )

  test('accepts a form in chunks of any size', async ({ shop }) => {
    const picture = await aPicture()
    const form = Buffer.concat([
      Buffer.from(`a preamble\r\n${aPart}`),
      picture,
      Buffer.from(`\r\n${aPart}`),
      picture,
      Buffer.from('\r\n--x--\r\nan epilogue'),
    ])
    for (const size of [1, 2, 7, 50, form.length]) {
      const pieces = new ReadableStream<Uint8Array>({
        start(controller) {
          for (let at = 0; at < form.length; at += size) {
            controller.enqueue(new Uint8Array(form.subarray(at, at + size)))
          }
          controller.close()
        },
      })
      const response = await sendForm(shop, pieces)
      expect([size, (await response.json()).data?.list?.length]).toEqual([size, 2])
    }
  })

  test.for([
    [1, 24_900_000],
    [24_900_000, 1],
    [12_001, 3],
  ])(
    'refuses a picture of %i by %i pixels before decoding it',
    async ([width = 0, height = 0], { shop }) => {
      const { body } = await sendFiles(shop.app, [blankPng(width, height)], shopper)
      expect([body.reason, body.data, body.msg]).toEqual([
        'uploadSideTooLong',
        { pixels: 12_000 },
        'A picture may have up to 12,000 pixels on each side',
      ])
    },
  )

  test('the daily limit holds for pictures that are sent at once', async ({ shop }) => {
    const own = await mintShopper(shop)
    await mintUploads(shop, own.userId, mostADay - 3)
    const picture = await aPicture()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => sendFiles(shop.app, [picture], own)),
    )
    expect(answers.map(({ body }) => body.reason ?? 'taken').toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 'taken'),
      ...Array.from({ length: 5 }, () => 'uploadLimit'),
    ])
  })

  test('one shopper’s forms wait for each other, and too many are refused; other shoppers go on', async ({
    shop,
  }) => {
    const other = await mintShopper(shop)
    const picture = await aPicture()
    const leave = fillUp(shopper.userId, 0)
    const response = await sendForm(shop, new Blob([aPart]).stream())
    const { list } = await sendPictures(shop.app, [picture], other)
    await leave()
    expect([
      response.status,
      response.headers.get('retry-after'),
      (await response.json()).reason,
      list.length,
    ]).toEqual([200, '5', 'tooBusy', 1])
    expect((await sendPictures(shop.app, [picture], shopper)).list.length).toBe(1)
  })

  test('a form that fits no more displaces the largest of the network with the most bytes', async ({
    shop,
  }) => {
    const picture = await aPicture()
    const { promise, resolve } = Promise.withResolvers<string>()
    const hold = (network: string, shopper: string, bytes: number) =>
      admitForm([network, shopper], ({ take, signal }) => {
        const cut = Promise.withResolvers<string>()
        signal.addEventListener('abort', () => cut.reject(new Error('the form ended')))
        take(bytes)
        return Promise.race([promise, cut.promise])
      }).catch(({ reason }: Refusal) => reason)
    const slow = [30, 20].map((bytes, at) => hold('198.51.100.0/24', `${at}`, bytes * megabyte))
    const other = hold('203.0.113.0/24', '3', 13.9 * megabyte)
    expect((await sendPictures(shop.app, [picture, picture], shopper)).list.length).toBe(2)
    const last = hold('192.0.2.0/24', '4', 13 * megabyte)
    await new Promise((next) => setImmediate(next))
    resolve('read')
    expect(await Promise.all([...slow, other, last])).toEqual(['tooBusy', 'read', 'read', 'read'])
  })

  test('a form that arrives too slowly is refused, and lets the next one in', async ({ shop }) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const asked = Promise.withResolvers<void>()
    const stalled = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(aPart)),
      pull: () => asked.resolve(),
    })
    const response = sendForm(shop, stalled)
    await asked.promise
    await vi.advanceTimersByTimeAsync(12_000)
    const { reason, msg } = await (await response).json()
    expect([reason, msg]).toEqual([
      'uploadTooSlow',
      'The picture arrives too slowly. Try again on a faster connection, or send a smaller picture',
    ])
    vi.useRealTimers()
    expect((await sendPictures(shop.app, [await aPicture()], shopper)).list.length).toBe(1)
  })

  test('refuses a JPEG of endless scans before decoding it', async ({ shop }) => {
    const { body } = await sendFiles(shop.app, [await scansOf(500)], shopper)
    expect([body.reason, body.msg]).toEqual([
      'uploadTooComplex',
      'This picture takes too long to open. Save it as an ordinary JPEG and send that',
    ])
  })

  async function mintUploads(shop: TestShop, userId: number, times: number) {
    const rows = Array.from({ length: times }, () => ({
      id: randomBytes(18).toString('base64url'),
      userId,
      width: 1,
      height: 1,
      createdAt: shop.clock.now(),
    }))
    await shop.database.db.insert(uploads).values(rows)
  }
})

/** A one-colour PNG, written by hand: an encoder takes 15 s for the narrowest. */
function blankPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const rows = Buffer.alloc(height * (1 + width))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

function withFirst(first: string, rest: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = rest.getReader()
  let isFirst = true
  return new ReadableStream({
    async pull(controller) {
      if (isFirst) controller.enqueue(new TextEncoder().encode(first))
      else controller.enqueue((await reader.read()).value ?? new Uint8Array())
      isFirst = false
    },
  })
}

/**
 * Takes all upload slots of a shopper, and that many bytes. The returned function releases them.
 */
function fillUp(userId: number, bytes: number, network = 'unknown'): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = ({ take }: Hold) => {
    take(bytes)
    return promise
  }
  const left = Promise.allSettled(
    Array.from({ length: bytes > 0 ? 1 : 30 }, () => admitForm([network, `${userId}`], work)),
  )
  return async () => {
    resolve()
    await left
  }
}
