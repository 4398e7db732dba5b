import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import { Address } from '@scure/btc-signer/payment.js'
import { addr } from 'micro-eth-signer'
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
const versionedLength = 21
const bitcoinAddress = Address()
/** Excludes the anchor output, which anyone can spend. */
const bitcoinTypes: ReadonlySet<string> = new Set(['pkh', 'sh', 'wpkh', 'wsh', 'tr'])

/** Returns the canonical form of the address; null when it doesn't belong to that chain. */
export function readAddress(chain: Chain, address: string): string | null {
  return readers[chain](address)
}

/** The chain that an address belongs to by its format and checksum. */
export function chainLike(address: string): Chain | null {
  return chains.find((chain) => readAddress(chain, address) !== null) ?? null
}

function readTron(address: string): string | null {
  const bytes = decoded(() => base58check.decode(address))
  return bytes?.length === versionedLength && bytes[0] === tronVersion ? address : null
}

/**
 * Returns the address with its EIP-55 checksum. In mixed case the given checksum must be right; an
 * address in one case carries none.
 */
function readEthereum(address: string): string | null {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1]
  if (!digits || /^0+$/.test(digits) || !addr.isValid(address)) return null
  return addr.addChecksum(address)
}

function readBitcoin(address: string): string | null {
  const type = decoded(() => bitcoinAddress.decode(address).type)
  if (type === null || !bitcoinTypes.has(type)) return null
  return /^bc1/i.test(address) ? address.toLowerCase() : address
}

function decoded<Value>(decode: () => Value): Value | null {
  try {
    return decode()
  } catch {
    return null
  }
}
