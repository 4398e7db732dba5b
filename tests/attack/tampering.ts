import { isDeepStrictEqual } from 'node:util'
import { tamperings } from '../money/tamperings.ts'
import { openTampering } from '../money/tryTampering.ts'
import { shopOn, testClock } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const leastTried = 50

/** Runs manual statements against the books as the owner of the tables. */
export async function attackByTampering({ open }: Ground): Promise<Row[]> {
  const shop = shopOn(await open(), testClock())
  try {
    const { outcomeOf } = await openTampering(shop)
    const slipped: string[] = []
    for (const each of tamperings) {
      if (!isDeepStrictEqual(await outcomeOf(each), each.must)) slipped.push(each.name)
    }
    const tried = tamperings.length
    const some = slipped.length === 0 ? '' : `: ${slipped.slice(0, 3).join('; ')} passed`
    return [
      {
        what: `tampering refused by the database or seen by the doctor`,
        budget: `all, of ≥ ${leastTried}`,
        measured: `${tried - slipped.length} of ${tried}${some}`,
        isHeld: slipped.length === 0 && tried >= leastTried,
      },
    ]
  } finally {
    await shop.close()
  }
}
