import { mintGoods } from '../factories/goods.ts'
import { mintShopper, type MintedShopper } from '../factories/shoppers.ts'
import { countLost, loadUntilKilled } from '../faults/loadUntilKilled.ts'
import { realTime } from '../money/moneyServers.ts'
import { remote } from '../support/callApi.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const rounds = 3
const shoppersAtOnce = 8

/** A few rounds of `npm run faults`: a server is killed while it answers. */
export async function attackByKills({ open, start }: Ground): Promise<Row[]> {
  const here = shopOn(await open(), realTime)
  const goods = await mintGoods(here, { priceCents: 1_234, stock: 1_000_000 })
  const shoppers: MintedShopper[] = []
  while (shoppers.length < shoppersAtOnce) {
    shoppers.push(await mintShopper(here, { balanceCents: 900_000_000 }))
  }
  await here.close()
  let lost = 0
  let acknowledged = 0
  for (let round = 0; round < rounds; round += 1) {
    const { server } = await start()
    const orders = await loadUntilKilled(server, shoppers, goods)
    const again = await start()
    lost += await countLost(remote(again.server.address), orders)
    acknowledged += orders.size
    await again.server.kill()
  }
  const after = await open()
  const findings = await badFindings({ database: after })
  await after.close()
  return [
    {
      what: `${rounds} kills under load: acknowledged orders lost, checks that aren’t empty`,
      budget: '0, 0',
      measured: `${lost} of ${acknowledged}, ${findings.length}`,
      isHeld: lost === 0 && acknowledged > 0 && findings.length === 0,
    },
  ]
}
