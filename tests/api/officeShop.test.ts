import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { suggestSearches } from '../../contract/catalogue.ts'
import { getBlockchain, recharge, showWithdrawalTerms } from '../../contract/wallet.ts'
import { networks } from '../../server/db/schema/wallet.ts'
import { mintUpload } from '../factories/orderLife.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { addresses } from '../factories/wallet.ts'
import { ask, send } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'
import type { TestShop } from '../support/testShop.ts'

const example = join(import.meta.dirname, '../../docs/catalogue.example.json')

describe('setting up one’s own shop by the office', () => {
  let listening: ListeningOffice
  let shopper: MintedShopper
  test.beforeAll(async ({ shop }) => {
    shopper = await mintShopper(shop)
    listening = await listeningOffice(shop)
  })
  afterAll(async () => {
    await listening.close()
  })

  const office = (...words: string[]) => listening.type(...words)
  const offered = async (shop: TestShop) =>
    (await ask(shop.app, getBlockchain, {}, shopper)).list.map(({ code }) => code)

  test('offers no network until the shop states one, with an address of that chain', async ({
    shop,
  }) => {
    const none = await office('networks')
    const terms = ['--min-recharge', '15', '--min-withdrawal', '20.50', '--charge', '0']
    const bare = await office('networks', 'set', 'trc20', '--address', addresses.tron)
    const free = await office(
      'networks',
      'set',
      'trc20',
      '--address',
      addresses.tron,
      ...terms.slice(0, 4),
    )
    const tries = [
      ['trc20', '--address', addresses.ethereum],
      ['trc20', '--address', addresses.tron.replace('Q', 'R')],
      ['erc20', '--address', addresses.ethereum.toLowerCase()],
      ['doge', '--address', addresses.tron],
      ['trc20', '--address', addresses.tron, '--confirmations', '0'],
      ['trc20', '--address', addresses.tron, '--charge', '-1'],
    ]
    const codes = []
    for (const words of tries) {
      codes.push((await office('networks', 'set', ...words, ...terms)).code)
    }
    const foreign = await office('networks', 'set', ...tries[0]!, ...terms)
    expect(none).toEqual({
      code: 0,
      out: 'No networks: nothing comes or goes on chain. See --help.\n',
      err: '',
    })
    expect(bare.err.split('\n').slice(1, -1)).toEqual([
      '  minRechargeCents: is needed for a new network',
      '  minWithdrawalCents: is needed for a new network',
      '  withdrawalChargeCents: is needed for a new network',
    ])
    expect(free.err.split('\n').slice(1, -1)).toEqual([
      '  withdrawalChargeCents: is needed for a new network',
    ])
    expect(codes).toEqual([1, 1, 1, 1, 2, 2])
    expect(foreign.err).toContain('depositAddress: is an address of ethereum, not of tron')
    expect(await offered(shop)).toEqual([])

    const stated = ['networks', 'set', 'trc20', '--address', addresses.tron, ...terms, '--json']
    const answer = await office(...stated)
    expect(JSON.parse(answer.out)).toEqual([
      {
        code: 'trc20',
        name: 'Tron (TRC20)',
        asset: 'USDT',
        depositAddress: addresses.tron,
        minRechargeCents: 1_500,
        minWithdrawalCents: 2_050,
        withdrawalChargeCents: 0,
        confirmations: 20,
        position: 1,
        enabled: true,
      },
    ])
    expect(await offered(shop)).toEqual(['trc20'])
  })

  test('changes only what is stated, and can remove a network', async ({ shop }) => {
    const terms = ['--min-recharge', '10', '--min-withdrawal', '10', '--charge', '8']
    const stated = ['networks', 'set', 'btc', '--address', addresses.bitcoin, ...terms]
    const begun = await office(...stated, '--json')
    const changed = await office('networks', 'set', 'btc', '--charge', '9', '--name', 'Bitcoin L1')
    const { list } = await ask(shop.app, getBlockchain, {}, shopper)
    const disabled = await office('networks', 'disable', 'btc')
    const evidence = await mintUpload(shop, shopper)
    const refused = await send(
      shop.app,
      recharge,
      {
        method: 'chain',
        network: 'btc',
        ownAddress: 'bc1qa5gtgj5g2vgu2gnagl0xcyz3cf92q9gmyk8gwq',
        amountCents: 2_000,
        evidence,
      },
      shopper,
    )
    const { networks } = await ask(shop.app, showWithdrawalTerms, {}, shopper)

    expect(JSON.parse(begun.out)).toEqual([
      {
        code: 'btc',
        name: 'Bitcoin',
        asset: 'BTC',
        depositAddress: addresses.bitcoin,
        minRechargeCents: 1_000,
        minWithdrawalCents: 1_000,
        withdrawalChargeCents: 800,
        confirmations: 3,
        position: 4,
        enabled: true,
      },
    ])
    expect(changed.out.split('\n')[1]?.split(/ {2,}/)).toEqual([
      'btc',
      'yes',
      'Bitcoin L1',
      'BTC',
      '$10.00',
      '$10.00',
      '$9.00',
      '3',
      addresses.bitcoin,
    ])
    expect(list.find(({ code }) => code === 'btc')).toMatchObject({
      depositAddress: addresses.bitcoin,
      withdrawalChargeCents: 900,
    })
    expect(disabled.out).toContain('btc   no ')
    expect(refused.body).toMatchObject({ reason: 'networkUnknown' })
    expect(networks.map(({ code }) => code)).not.toContain('btc')

    await office('networks', 'enable', 'btc')
    expect(await offered(shop)).toContain('btc')
    expect((await office('networks', 'disable', 'eth')).code).toBe(1)
    expect((await office('networks', 'drop', 'btc')).code).toBe(2)
    expect((await office('networks', 'disable')).code).toBe(2)
  })

  test('starts each network with its usual settings', async ({ shop }) => {
    const terms = ['--min-recharge', '10', '--min-withdrawal', '10', '--charge', '8', '--json']
    await shop.database.db.delete(networks)
    const { ethereum, tron, bitcoin } = addresses
    const begun = []
    for (const [code, address] of Object.entries({
      erc20: ethereum,
      eth: ethereum,
      btc: bitcoin,
      trc20: tron,
    })) {
      const stated = ['networks', 'set', code, '--address', address, ...terms]
      begun.push(...(JSON.parse((await office(...stated)).out) as object[]))
    }
    expect(begun).toMatchObject([
      { name: 'Ethereum (ERC20)', asset: 'USDT', confirmations: 12, position: 2 },
      { name: 'Ethereum', asset: 'ETH', confirmations: 12, position: 3 },
      { name: 'Bitcoin', asset: 'BTC', confirmations: 3, position: 4 },
      { name: 'Tron (TRC20)', asset: 'USDT', confirmations: 20, position: 1 },
    ])
  })

  test('imports the documented example, and the valid rows of a file with errors', async ({
    shop,
  }) => {
    const whole = await office('import', example)
    await shop.catalogue.refresh()
    const found = await ask(shop.app, suggestSearches, { q: 'lantern' })
    const file = join(listening.folder, 'more.json')
    await writeFile(file, JSON.stringify({ products: [{ code: 'nameless' }], shops: [] }))
    const worse = await office('import', file, example)
    const asJson = await office('import', file, '--json')

    expect(whole).toEqual({
      code: 0,
      out: 'Imported: 1 categories, 1 shops, 1 products, 2 variants, 1 reviews.\n',
      err: '',
    })
    expect(found.list.map(({ text }) => text)).toContain('Brass ship lantern')
    const lines = worse.out.split('\n')
    expect([worse.code, worse.err, ...lines.slice(0, 2)]).toEqual([
      1,
      '',
      'Imported: 1 categories, 1 shops, 1 products, 2 variants, 0 reviews.',
      'Refused: 1.',
    ])
    expect(lines[2]).toMatch(new RegExp(`^ {2}${file} products\\[0\\] \\(nameless\\): category: `))
    expect([asJson.code, JSON.parse(asJson.out)]).toMatchObject([
      1,
      { imported: { products: 0 }, refused: [{ file: 0, place: 'products[0] (nameless)' }] },
    ])
  })

  test.for([
    ['UTF-8 behind a byte order mark', (text: string) => Buffer.from(`\ufeff${text}`, 'utf8')],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    [
      'UTF-16, the high byte first',
      (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    ],
  ] as const)('reads a file in %s', async ([, written]) => {
    const file = join(listening.folder, 'marked.json')
    await writeFile(file, written(JSON.stringify({ products: [{ code: 'námeless' }] })))
    const { code, err, out } = await office('import', file)
    expect([code, err, out.split('\n')[1]]).toEqual([1, '', 'Refused: 1.'])
    expect(out).toContain('products[0] (námeless)')
  })

  test('reports a file that is not text as unreadable', async () => {
    const file = join(listening.folder, 'broken.json')
    await writeFile(file, Buffer.from('{"products":["\xe9"]}', 'latin1'))
    const { code, err } = await office('import', file)
    expect([code, err]).toEqual([2, expect.stringContaining(`${file} is no JSON: `)])
  })
})
