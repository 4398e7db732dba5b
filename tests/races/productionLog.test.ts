import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { login, register, resetPay } from '../../contract/account.ts'
import { saveAddress } from '../../contract/address.ts'
import { showCart } from '../../contract/cart.ts'
import { requestIdHeader } from '../../contract/envelope.ts'
import { listFavourites } from '../../contract/favourites.ts'
import { requestResetCode } from '../../contract/passwords.ts'
import { saveProfile } from '../../contract/profile.ts'
import { quoteWithdrawal, recharge } from '../../contract/wallet.ts'
import { systemClock } from '../../server/domain/kernel/clock.ts'
import { platformContact } from '../../server/db/schema/invoices.ts'
import { mintGoods } from '../factories/goods.ts'
import { orderLife } from '../factories/orderLife.ts'
import { mintOrder } from '../factories/orders.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { addresses, openNetworks } from '../factories/wallet.ts'
import { startProcess, type ServerProcess } from '../faults/serverProcess.ts'
import { ask, remote, send } from '../support/callApi.ts'
import { aPicture, remoteShop } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import { openTestDatabase } from '../support/testDatabase.ts'
import { shopOn } from '../support/testShop.ts'

interface Line {
  level: string
  msg?: string
  request?: string
  route?: string
  reason?: string | null
  status?: number
  shopper?: number
}

test('an unexpected error is found by the id that the shopper reads, by the log alone', async () => {
  const { server, shop } = await openProduction()
  const shopper = await mintShopper(shop)
  await shop.database.db.execute(sql`alter table favourites rename to favourites_gone`)
  const { path } = listFavourites
  const answer = await fetch(`${server.address}${path}?lang=ja`, {
    headers: { token: shopper.token },
  })
  const id = answer.headers.get(requestIdHeader) ?? ''
  await expect.poll(() => linesAbout(server, id)).toHaveLength(2)
  const [unexpected, request] = linesAbout(server, id)

  expect([answer.status, id]).toEqual([500, expect.stringMatching(/^[0-9a-f]{8}-[0-9a-z]+$/)])
  expect(unexpected).toMatchObject({ level: 'error', shopper: shopper.userId })
  expect(unexpected?.msg).toMatch(
    /^fault in GET \/api\/\S+: .*relation "favourites" does not exist.* at .*listFavourites/s,
  )
  expect(request).toMatchObject({
    level: 'info',
    method: 'GET',
    route: path,
    status: 500,
    reason: 'internal',
    shopper: shopper.userId,
    ms: expect.any(Number),
  })
})

test(
  '10,000 lines of a busy shop name no token, code, password, address or mail',
  {
    timeout: 240_000,
  },
  async () => {
    const { server, shop } = await openProduction()
    const secrets = await liveOverHttp(server, shop)
    const host = remote(server.address)
    const [first = '', second = '', third = ''] = secrets
    const read = async (token: string) => {
      for (let times = 0; times < 850; times += 1) await ask(host, showCart, {}, { token })
    }
    await Promise.all(
      [first, second, third].flatMap((token) => [1, 2, 3, 4].map(() => read(token))),
    )
    await expect.poll(() => linesOf(server).length).toBeGreaterThan(10_000)
    const log = server.said()

    expect(linesOf(server).filter(({ status = 0 }) => status >= 500)).toEqual([])
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  },
)

const typed = {
  account: 'quillon.vesper@post.example',
  password: 'correct-horse-battery',
  newPassword: 'another-horse',
  email: 'quillon-private@mail.example',
  mobile: '+447911555123',
  familyName: 'Vesperling',
  addressee: 'Quillonette Vesperling-Oake',
  detail: '17 Marrowbone Steps',
  area: 'Thistlewick',
  postcode: 'LS1 9ZQ',
  phone: '+442079469999',
  payCode: '864213',
  wrongCode: '975310',
  card: '4000056655665556',
  bank: 'Vesper Savings Bank',
}

/** Does what carries secrets, right and wrong, and returns all of them: three tokens first. */
async function liveOverHttp(
  server: ServerProcess,
  shop: Awaited<ReturnType<typeof openProduction>>['shop'],
) {
  const host = remote(server.address)
  const { account, password } = typed
  await openNetworks(shop)
  const { userinfo } = await ask(host, register, { account, password })
  const { token } = userinfo
  await send(host, login, { account, password: typed.newPassword })
  const again = await ask(host, login, { account, password })
  const own = { token: again.userinfo.token }
  await ask(host, resetPay, { payCode: typed.payCode }, own)
  await send(host, resetPay, { payCode: typed.payCode, oldPayCode: typed.wrongCode }, own)
  const { list } = await sendPictures(host, [await aPicture()], own)
  const picture = list[0]?.id ?? ''
  const { familyName, email, mobile } = typed
  await ask(host, saveProfile, { familyName, givenName: '', email, mobile, picture, password }, own)
  await ask(
    host,
    saveAddress,
    {
      addressee: typed.addressee,
      mobile: typed.phone,
      country: 'GB',
      area: typed.area,
      postcode: typed.postcode,
      detail: typed.detail,
      tag: 'Home',
      isDefault: true,
    },
    own,
  )
  await ask(host, requestResetCode, { account })
  const target = { method: 'bank', cardNumber: typed.card, bankName: typed.bank } as const
  await send(host, quoteWithdrawal, { target, amountCents: 5_000 }, own)
  const ownAddress = addresses.tron
  await send(
    host,
    recharge,
    { method: 'chain', network: 'trc20', ownAddress, amountCents: 5_000, evidence: picture },
    own,
  )
  const shopper = await mintShopper(shop, { balanceCents: 20_000 })
  const goods = await mintGoods(shop, { priceCents: 2_000 })
  const order = await mintOrder(shop, shopper, [{ skuId: goods.skuId, quantity: 1 }])
  const remoteLife = orderLife(remoteShop(server.address, undefined), { shopper, order })
  await remoteLife.pay()
  return [
    again.userinfo.token,
    token,
    shopper.token,
    shopper.payCode,
    ownAddress,
    ...Object.values(typed),
  ]
}

function linesOf(server: ServerProcess): Line[] {
  const said = server.said()
  return said
    .slice(0, said.lastIndexOf('\n'))
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

function linesAbout(server: ServerProcess, id: string): Line[] {
  return linesOf(server).filter(({ request }) => request === id)
}

const contact = { name: 'Harborlane Ltd', address: 'Pier 4', email: 'help@shop.example' }

async function openProduction() {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-log-'))
  const database = await openTestDatabase(2)
  const shop = shopOn(database, systemClock)
  await database.db.insert(platformContact).values(contact)
  const server = await startProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SITE: 'off',
    NODE_ENV: 'production',
    RETURN_ADDRESS: 'Pier 4, Harbour City',
  })
  onTestFinished(async () => {
    await server.stop()
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { server, shop }
}
