import { expect } from 'vitest'
import * as contract from '../../contract/catalogue.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { ask } from '../../tests/support/callApi.ts'
import { test } from '../../tests/support/shopTest.ts'
import { seedDemoCatalogue } from '../boot/demo/seedDemoCatalogue.ts'
import { products } from '../db/schema/catalogue.ts'

/** What a shopper types, and the code of the product that must come first. */
const firstHits: Record<LanguageCode, readonly (readonly [query: string, code: string])[]> = {
  en: [
    ['pan', 'skillet-28'],
    ['frying pan', 'skillet-28'],
    ['kettle', 'swan-kettle'],
    ['ketle', 'swan-kettle'],
    ['coffee', 'morning-coffee'],
    ['earphones', 'hush-headphones'],
    ['headset', 'hush-headphones'],
    ['headphone', 'hush-headphones'],
    ['mobile', 'northstar-n5'],
    ['cell phone', 'northstar-n5'],
    ['cellphone', 'northstar-n5'],
    ['phone', 'kestrel-mini'],
    ['trainers', 'tempo-runner'],
    ['sneakers', 'tempo-runner'],
    ['running shoes', 'tempo-runner'],
    ['notebook', 'boxwood-14'],
    ['tv', 'vista-retro'],
    ['telly', 'vista-retro'],
    ['flashlight', 'beacon-torch'],
    ['couch', 'linden-sofa-set'],
    ['luggage', 'cabin-suitcase'],
    ['bike', 'canal-bicycle'],
    ['rucksack', 'ridge-pack-40'],
    ['cookies', 'butter-biscuits'],
    ['wristwatch', 'solace-watch'],
    ['purse', 'evening-clutch'],
    ['sweater', 'fell-jumper'],
    ['parasol', 'shore-umbrella'],
    ['tee shirt', 'everyday-tee'],
    ['pullover', 'fell-jumper'],
    ['thermos', 'summit-flask'],
    ['necktie', 'regent-tie'],
    ['umbrela', 'shore-umbrella'],
  ],
  'zh-CN': [
    ['手机', 'northstar-n5'],
    ['移动电话', 'northstar-n5'],
    ['智能手機', 'northstar-n5'],
    ['耳机', 'hush-headphones'],
    ['耳麦', 'hush-headphones'],
    ['平底锅', 'skillet-28'],
    ['煎锅', 'skillet-28'],
    ['运动鞋', 'tempo-runner'],
    ['球鞋', 'tempo-runner'],
    ['單車', 'canal-bicycle'],
    ['自行车', 'canal-bicycle'],
    ['行李箱', 'cabin-suitcase'],
    ['手电筒', 'beacon-torch'],
    ['咖啡', 'morning-coffee'],
  ],
  ri: [
    ['ヘッドホン', 'hush-headphones'],
    ['ヘッドフォン', 'hush-headphones'],
    ['イヤホン', 'hush-headphones'],
    ['すまほ', 'kestrel-mini'],
    ['ケータイ', 'northstar-n5'],
    ['ﾌﾗｲﾊﾟﾝ', 'skillet-28'],
    ['運動靴', 'tempo-runner'],
    ['スニーカー', 'tempo-runner'],
    ['チャリ', 'canal-bicycle'],
    ['こーひー', 'morning-coffee'],
    ['懐中電灯', 'beacon-torch'],
    ['リュック', 'ridge-pack-40'],
  ],
  han: [
    ['휴대폰', 'kestrel-mini'],
    ['핸드폰', 'northstar-n5'],
    ['스마트폰', 'northstar-n5'],
    ['이어폰', 'hush-headphones'],
    ['헤드폰', 'hush-headphones'],
    ['프라이팬', 'skillet-28'],
    ['후라이팬', 'skillet-28'],
    ['운동화', 'tempo-runner'],
    ['손전등', 'beacon-torch'],
    ['배낭', 'ridge-pack-40'],
    ['백팩', 'ridge-pack-40'],
  ],
  tai: [
    ['มือถือ', 'northstar-n5'],
    ['โทรศัพท์', 'kestrel-mini'],
    ['หูฟัง', 'hush-headphones'],
    ['กระทะ', 'skillet-28'],
    ['รองเท้าผ้าใบ', 'tempo-runner'],
    ['รองเท้าวิ่ง', 'tempo-runner'],
    ['จักรยาน', 'canal-bicycle'],
    ['กาแฟ', 'morning-coffee'],
    ['เป้', 'ridge-pack-40'],
    ['ไฟฉาย', 'beacon-torch'],
  ],
}

const codes = new Map<number, string>()

test.beforeAll(async ({ shop }) => {
  const { db } = shop.database
  await seedDemoCatalogue({ db, clock: shop.clock })
  await shop.catalogue.refresh()
  for (const { id, code } of await db.select().from(products)) codes.set(id, code)
})

test.for(Object.entries(firstHits))(
  'searches in %s show the meant product first',
  async ([lang, table], { shop }) => {
    const found = await Promise.all(
      table.map(async ([q]) => {
        const { list } = await ask(shop.app, contract.listProducts, { q }, { lang })
        return [q, codes.get(list[0]?.id ?? 0)]
      }),
    )
    expect(found).toEqual(table)
  },
)
