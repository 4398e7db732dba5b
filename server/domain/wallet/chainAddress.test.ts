import { describe, expect, test } from 'vitest'
import { chainLike, readAddress } from './chainAddress.ts'

describe('an address on a chain', () => {
  test.for([
    ['tron', 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
    ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['ethereum', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['ethereum', '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bitcoin', 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ] as const)('of %s is accepted unchanged: %s', ([chain, address]) => {
    expect([readAddress(chain, address), chainLike(address)]).toEqual([address, chain])
  })

  test('gets its canonical form where only the case differs', () => {
    const written = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(readAddress('ethereum', written.toLowerCase())).toBe(written)
    expect(readAddress('ethereum', `0x${written.slice(2).toUpperCase()}`)).toBe(written)
    expect(readAddress('bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(
      'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    )
  })

  test.for([
    ['a changed letter', 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZZ'],
    ['a wrong capital', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['a digit too few', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    ['the zero address', `0x${'0'.repeat(40)}`],
    ['a changed character', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    [
      'version 0 with the later checksum',
      'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    [
      'version 1 with the old checksum',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    ],
    ['an address of the test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['mixed case', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['a witness version that nobody spends yet', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['an anchor that anyone can spend', 'bc1pfeessrawgf'],
    ['no address', 'hello'],
  ] as const)('is refused by every chain with %s', ([, address]) => {
    expect(chainLike(address)).toBe(null)
  })

  test('of one chain is refused by the others', () => {
    const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    expect([readAddress('bitcoin', tron), readAddress('ethereum', tron)]).toEqual([null, null])
  })
})
