import { watchMemory } from '../../bench/stage/watchMemory.ts'
import type { RunningStage } from '../../bench/stage/openStage.ts'
import { mintBuyers } from '../../bench/stage/mintBuyers.ts'
import type { Buyer } from '../../bench/load/plans.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'
import { startVisit, waitAt } from './startVisit.ts'

export interface Scene extends RunningStage {
  shopper: Buyer
}

const products = { what: 'products', path: '/api/catalogue/products?lang=en' }
const mostMegabytes = 250
const longestMs = 100
/** An attack that ends sooner is repeated. */
const leastMs = 3_000

/** The memory of a fresh server, and the waits of a visitor, while an attack runs. */
export async function underAttack(
  { start }: Ground,
  what: string,
  attack: (scene: Scene) => Promise<string>,
): Promise<Row[]> {
  const running = await start()
  try {
    const { server, shop } = running
    const [shopper] = await mintBuyers(shop, 1)
    if (!shopper) throw new Error('no shopper was minted')
    const visit = await startVisit(server.address, [products])
    const memory = watchMemory(server.pid)
    const enough = performance.now() + leastMs
    let answered = ''
    do answered = await attack({ ...running, shopper })
    while (performance.now() < enough)
    const tookMs = (await visit.end())[products.what] ?? []
    memory.stop()
    return rowsOf({
      what,
      answered,
      tookMs,
      most: memory.most(),
      isRunning: server.isRunning(),
    })
  } finally {
    await running.server.kill()
  }
}

function rowsOf({
  what,
  answered,
  tookMs,
  most,
  isRunning,
}: {
  what: string
  answered: string
  tookMs: readonly number[]
  most: number
  isRunning: boolean
}): Row[] {
  const p99 = waitAt(tookMs, 0.99)
  return [
    {
      what: `${what}: memory`,
      budget: `≤ ${mostMegabytes} MB`,
      measured: `${most.toFixed(0)} MB (${answered})`,
      isHeld: most <= mostMegabytes && isRunning,
    },
    {
      what: `${what}: others’ p99 of ${tookMs.length}`,
      budget: `≤ ${longestMs} ms`,
      measured: `${p99.toFixed(0)} ms`,
      isHeld: p99 <= longestMs,
    },
  ]
}
