import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedPush {
  /** The name that the device was opened with. */
  device: string
  /** The decrypted payload. */
  payload: unknown
  ttl: string | undefined
  topic: string | undefined
}

export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** A push service on loopback. It decrypts what it receives, as a browser would. */
export interface PushService {
  address: string
  received: ReceivedPush[]
  openDevice(name: string): Device
  /** What it answers from now on; `null` doesn't answer at all. */
  answerWith(status: number | null, headers?: Record<string, string>): void
  close(): Promise<void>
}

interface Keys {
  ecdh: ReturnType<typeof createECDH>
  auth: Buffer
}

export async function openPushService(publicKey: () => string): Promise<PushService> {
  const devices = new Map<string, Keys>()
  const received: ReceivedPush[] = []
  let status: number | null = 201
  let headers: Record<string, string> = {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const device = decodeURIComponent(request.url?.slice(1) ?? '')
      const keys = devices.get(device)
      if (!keys) {
        response.writeHead(410).end()
        return
      }
      if (!isSigned(request.headers.authorization ?? '', publicKey())) {
        response.writeHead(403).end()
        return
      }
      if (status === null) return
      if (status < 300) {
        const { ttl, topic } = request.headers
        const payload = JSON.parse(decrypt(Buffer.concat(chunks), keys)) as unknown
        received.push({ device, payload, ttl: ttl as string, topic: topic as string })
      }
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    received,
    openDevice: (name) => {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const keys = { ecdh, auth: randomBytes(16) }
      devices.set(name, keys)
      return {
        endpoint: `${address}/${encodeURIComponent(name)}`,
        p256dh: ecdh.getPublicKey('base64url'),
        auth: keys.auth.toString('base64url'),
      }
    },
    answerWith: (given, more = {}) => {
      status = given
      headers = more
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Decrypts one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
function decrypt(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), { salt: auth, info, bytes: 32 })
  const named = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`)
  const key = derive(secret, { salt, info: named('aes128gcm'), bytes: 16 })
  const nonce = derive(secret, { salt, info: named('nonce'), bytes: 12 })
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

function derive(secret: Buffer, given: { salt: Buffer; info: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, given.salt, given.info, given.bytes))
}

/** Whether a VAPID token (RFC 8292) is signed with the key that the browser subscribed with. */
function isSigned(authorization: string, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header, claims, signature = ''] = token.split('.')
  if (key !== publicKey) return false
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
}

/** A subscription whose push service nobody reaches. */
export function aDevice(endpoint = 'https://push.example.com/device'): Device {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  return { endpoint, p256dh: ecdh.getPublicKey('base64url'), auth }
}
