import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from '../../contract/passkeys.ts'

/** The origin of every test shop. */
export const testOrigin = 'https://shop.example'

interface Credential {
  id: string
  privateKey: KeyObject
  userHandle: string
  counter: number
}

/** What a hostile or broken authenticator does differently. */
export interface Twist {
  origin?: string
  rpId?: string
  challenge?: string
  /** Another counter than the next one. */
  counter?: number
  isUserVerified?: boolean
  /** Flips a bit of the signature. */
  breaksSignature?: boolean
}

const flag = { userPresent: 1, userVerified: 4, backupEligible: 8, backedUp: 16, attested: 64 }

/**
 * A WebAuthn authenticator in software: ES256, discoverable credentials, no attestation. Counters
 * start at 0 and grow with each use, unless it is `synced`, which always sends 0.
 */
export function softAuthenticator({ synced = false, origin = testOrigin } = {}) {
  const credentials: Credential[] = []

  function create(options: CreationOptions, twist: Twist = {}): Attestation {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const rawId = randomBytes(32)
    const id = rawId.toString('base64url')
    credentials.push({ id, privateKey, userHandle: options.user.id, counter: 0 })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key])
    const authData = dataOf({ rpId: options.rp.id, counter: 0, attested, ...twist })
    const attestationObject = cborMap([
      ['fmt', 'none'],
      ['attStmt', cborMap([])],
      ['authData', authData],
    ])
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, twist),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Answers with the newest credential that is allowed. */
  function get(options: RequestOptions, twist: Twist = {}): Assertion {
    const allowed = options.allowCredentials?.map(({ id }) => id)
    const credential = credentials.findLast(({ id }) => !allowed || allowed.includes(id))
    if (!credential) throw new Error('the authenticator has no such credential')
    if (!synced) credential.counter += 1
    const { counter } = credential
    const authenticatorData = dataOf({ rpId: options.rpId, counter, ...twist })
    const clientDataJSON = clientData('webauthn.get', options.challenge, twist)
    const signature = createSign('sha256')
      .update(authenticatorData)
      .update(sha256(Buffer.from(clientDataJSON, 'base64url')))
      .sign(credential.privateKey)
    if (twist.breaksSignature) signature.writeUInt8(signature.readUInt8(20) ^ 1, 20)
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: credential.userHandle,
      },
    }
  }

  function clientData(type: string, challenge: string, twist: Twist): string {
    const data = { type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? origin }
    return Buffer.from(JSON.stringify(data)).toString('base64url')
  }

  function dataOf({
    rpId,
    counter,
    isUserVerified = true,
    attested,
  }: Twist & { attested?: Buffer }): Buffer {
    const flags =
      flag.userPresent |
      (isUserVerified ? flag.userVerified : 0) |
      (synced ? flag.backupEligible | flag.backedUp : 0) |
      (attested ? flag.attested : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter ?? 0, 1)
    return Buffer.concat([sha256(rpId ?? ''), head, attested ?? Buffer.alloc(0)])
  }

  return { create, get }
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** CBOR of RFC 8949, as far as WebAuthn needs it. A `Buffer` of a nested map is marked as encoded. */
function cborMap(entries: (readonly [string | number, string | number | Buffer])[]): Buffer {
  const encoded = Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([name, value]) => [cbor(name), cbor(value)]),
  ])
  encodedMaps.add(encoded)
  return encoded
}

const encodedMaps = new WeakSet<Buffer>()

function cbor(value: string | number | Buffer): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value)
  if (typeof value === 'string') {
    return Buffer.concat([cborHead(3, value.length), Buffer.from(value)])
  }
  return encodedMaps.has(value) ? value : Buffer.concat([cborHead(2, value.length), value])
}

function cborHead(major: number, size: number): Buffer {
  const type = major << 5
  if (size < 24) return Buffer.from([type | size])
  if (size < 256) return Buffer.from([type | 24, size])
  return Buffer.from([type | 25, size >> 8, size & 255])
}
