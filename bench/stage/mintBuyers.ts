import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { register, resetPay } from '../../contract/account.ts'
import { saveAddress } from '../../contract/address.ts'
import { recharge } from '../../contract/wallet.ts'
import { mustDo, askOffice } from '../../tests/factories/orderLife.ts'
import { ask } from '../../tests/support/callApi.ts'
import type { RemoteShop } from '../../tests/support/remoteShop.ts'
import { sendPictures } from '../../tests/support/sendPictures.ts'
import type { Buyer } from '../load/plans.ts'
import { anAddress } from '../../tests/factories/address.ts'

const password = 'correct-horse'
const payCode = '314159'
const balanceCents = 10_000_000

/**
 * Creates shoppers who can buy through the API: they register, set their payment code and recharge,
 * and the office passes the recharge. So the measured rows are stored as in production.
 */
export async function mintBuyers(shop: RemoteShop, times: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  const card = { holder: 'Bench', bank: 'Bench', account: 'GB33' }
  // A commit from before this call takes cards without it.
  await askOffice(shop, '/card/set', card).catch(() => null)
  while (buyers.length < times) {
    const few = Math.min(4, times - buyers.length)
    buyers.push(...(await Promise.all(Array.from({ length: few }, () => mintBuyer(shop)))))
  }
  return buyers
}

async function mintBuyer({ app, office }: RemoteShop): Promise<Buyer> {
  const account = `bench-${randomUUID()}`
  const { userinfo } = await ask(app, register, { account, password })
  const { token } = userinfo
  await ask(app, resetPay, { payCode }, { token })
  const address = await ask(app, saveAddress, anAddress, { token })
  const { list } = await sendPictures(app, [await aPictureOfItsOwn()], { token })
  const evidence = list[0]?.id ?? ''
  const given = { method: 'card', amountCents: balanceCents, evidence } as const
  const { id } = await ask(app, recharge, given, { token })
  await mustDo(askOffice({ office }, '/pass', { name: `R${id}`, arrivedCents: balanceCents }))
  return { token, payCode, addressId: address.id }
}

/** Each recharge needs another picture as evidence. */
function aPictureOfItsOwn(): Promise<Buffer> {
  const side = 32
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}
