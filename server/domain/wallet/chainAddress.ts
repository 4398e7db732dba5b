import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'
import type { Blockchain } from '../../../contract/wallet.ts'

export type Chain = 'tron' | 'ethereum' | 'bitcoin'

export const chainOf: Record<Blockchain['code'], Chain> = {
  trc20: 'tron',
  erc20: 'ethereum',
  eth: 'ethereum',
  btc: 'bitcoin',
}

const readers: Record<Chain, (address: string) => string | null> = {
  tron: readTron,
  ethereum: readEthereum,
  bitcoin: readBitcoin,
}
const chains = ['tron', 'ethereum', 'bitcoin'] as const
const base58check = createBase58check(sha256)
const tronVersion = 0x41
const bitcoinVersions = new Set([0x00, 0x05])
const versionedLength = 21

/** The address in its usual writing, or null when it isn't one of that chain. */
export function readAddress(chain: Chain, address: string): string | null {
  return readers[chain](address)
}

/** The chain that an address belongs to by its form and checksum. */
export function chainLike(address: string): Chain | null {
  return chains.find((chain) => readAddress(chain, address) !== null) ?? null
}

function readTron(address: string): string | null {
  const bytes = decoded(() => base58check.decode(address))
  return bytes?.length === versionedLength && bytes[0] === tronVersion ? address : null
}

/** EIP-55: letters are capitals where the hash of the small ones has a high digit. */
function readEthereum(address: string): string | null {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1]
  if (!digits || /^0+$/.test(digits)) return null
  const small = digits.toLowerCase()
  const hash = hex.encode(keccak_256(new TextEncoder().encode(small)))
  const written = [...small]
    .map((digit, at) => (Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit))
    .join('')
  const hasChecksum = digits !== small && digits !== digits.toUpperCase()
  return hasChecksum && digits !== written ? null : `0x${written}`
}

function readBitcoin(address: string): string | null {
  const old = decoded(() => base58check.decode(address))
  if (old)
    return old.length === versionedLength && bitcoinVersions.has(old[0] ?? -1) ? address : null
  return readSegwit(address) ? address.toLowerCase() : null
}

/** BIP 173 for version 0, BIP 350 for the later ones. */
function readSegwit(address: string): boolean {
  if (!/^bc1/i.test(address)) return false
  const zero = decoded(() => bech32.decode(address as `${string}1${string}`))
  const later = decoded(() => bech32m.decode(address as `${string}1${string}`))
  const [version, ...words] = (zero ?? later)?.words ?? []
  if (version === undefined || version > 16 || (version === 0) !== (zero !== null)) return false
  const program = decoded(() => bech32.fromWords(words))
  if (!program) return false
  const { length } = program
  if (version === 0) return length === 20 || length === 32
  if (version === 1) return length === 32
  return length >= 2 && length <= 40
}

function decoded<Value>(decode: () => Value): Value | null {
  try {
    return decode()
  } catch {
    return null
  }
}
