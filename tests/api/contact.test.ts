import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { helpSupport, law } from '../../contract/articles.ts'
import { showProduct, showShop } from '../../contract/catalogue.ts'
import { importCatalogue } from '../../server/domain/catalogue/importCatalogue.ts'
import { readDemoFiles } from '../../server/boot/demo/seedDemoCatalogue.ts'
import { startProcess } from '../faults/serverProcess.ts'
import { ask } from '../support/callApi.ts'
import { runOffice } from '../support/runOffice.ts'
import { test } from '../support/shopTest.ts'
import { listeningOffice, type ListeningOffice } from '../support/listeningOffice.ts'

const stated = [
  ['--name', 'Harborlane Ltd'],
  ['--address', '1 Pier Road; Bristol'],
  ['--email', 'help@harborlane.example'],
].flat()

describe('who runs the platform', () => {
  let listening: ListeningOffice
  test.beforeAll(async ({ shop }) => {
    listening = await listeningOffice(shop)
  })
  afterAll(() => listening.close())

  test('is stated by the office, and shown with the legal texts and the help', async ({ shop }) => {
    const contact = {
      name: 'Harborlane Ltd',
      address: '1 Pier Road\nBristol',
      email: 'help@harborlane.example',
      phone: '+44 117 496 0123',
      hours: null,
      registration: null,
    }
    const none = await listening.type('contact', 'show')
    const bare = await listening.type('contact', 'set', '--name', 'Harborlane Ltd')
    const wrong = await listening.type('contact', 'set', ...stated.slice(0, 4), '--email', 'nobody')
    const set = await listening.type('contact', 'set', ...stated, '--phone', contact.phone)
    expect([none.out, bare.code, wrong.code, set.out]).toEqual([
      'No contact is stated. See contact set --help.\n',
      2,
      1,
      'name         Harborlane Ltd\naddress      1 Pier Road; Bristol\nemail        help@harborlane.example\nphone        +44 117 496 0123\n',
    ])
    expect([
      (await ask(shop.app, helpSupport, {})).contact,
      (await ask(shop.app, law, {})).contact,
    ]).toEqual([contact, contact])
    await listening.type('contact', 'set', ...stated)
    expect((await ask(shop.app, law, {})).contact?.phone).toBeNull()
  })

  test('is needed to start in production, and is stated without a server', async ({ shop }) => {
    await shop.database.db.execute('delete from platform_contact')
    const folder = await mkdtemp(join(tmpdir(), 'harborlane-contact-'))
    const env = {
      DATABASE_URL: shop.database.url,
      DATA_DIR: folder,
      SITE: 'off',
      NODE_ENV: 'production',
      RETURN_ADDRESS: 'Pier 4',
    }
    const socket = { OFFICE_SOCKET: join(folder, 'office.sock') }
    try {
      await expect(startProcess(env)).rejects.toThrow('npm run office -- contact set --name')
      const set = await runOffice(['contact', 'set', ...stated], { ...env, ...socket })
      expect([set.code, set.err]).toEqual([0, ''])
      const server = await startProcess(env)
      await server.stop()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }, 60_000)
})

test('the trader of a shop comes with an import, and is shown with its goods', async ({ shop }) => {
  const { db } = shop.database
  await importCatalogue({ ctx: { db, clock: shop.clock }, input: { files: await readDemoFiles() } })
  await shop.catalogue.refresh()
  const product = await ask(shop.app, showProduct, { id: 1 })
  const seller = await ask(shop.app, showShop, { id: product.shopId })
  expect(product.trader).toEqual({
    name: expect.any(String),
    address: expect.stringContaining('\n'),
    email: expect.stringMatching(/@.*\.example$/),
  })
  expect(seller.trader).toEqual(product.trader)
})
