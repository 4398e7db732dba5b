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
    ['houseplant', 'window-herbs'],
    ['scented candle', 'evening-candle'],
    ['battery pack', 'ridge-power-bank'],
    ['notebook', 'boxwood-14'],
    ['tv', 'vista-retro'],
    ['telly', 'vista-retro'],
    ['flashlight', 'beacon-torch'],
    ['denims', 'straight-jeans'],
    ['luggage', 'cabin-suitcase'],
    ['bike', 'canal-bicycle'],
    ['portable charger', 'ridge-power-bank'],
    ['cookies', 'butter-biscuits'],
    ['wristwatch', 'solace-watch'],
    ['purse', 'evening-clutch'],
    ['sweater', 'fell-jumper'],
    ['trolley case', 'cabin-suitcase'],
    ['cycle', 'canal-bicycle'],
    ['pullover', 'fell-jumper'],
    ['thermos', 'summit-flask'],
    ['necktie', 'regent-tie'],
    ['telescpe', 'meridian-telescope'],
  ],
  'zh-CN': [
    ['手机', 'northstar-n5'],
    ['移动电话', 'northstar-n5'],
    ['智能手機', 'northstar-n5'],
    ['耳机', 'hush-headphones'],
    ['耳麦', 'hush-headphones'],
    ['平底锅', 'skillet-28'],
    ['煎锅', 'skillet-28'],
    ['旅行箱', 'cabin-suitcase'],
    ['移动电源', 'ridge-power-bank'],
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
    ['キャリーケース', 'cabin-suitcase'],
    ['充電池', 'ridge-power-bank'],
    ['チャリ', 'canal-bicycle'],
    ['こーひー', 'morning-coffee'],
    ['懐中電灯', 'beacon-torch'],
    ['クッキー', 'butter-biscuits'],
  ],
  han: [
    ['휴대폰', 'kestrel-mini'],
    ['핸드폰', 'northstar-n5'],
    ['스마트폰', 'northstar-n5'],
    ['이어폰', 'hush-headphones'],
    ['헤드폰', 'hush-headphones'],
    ['프라이팬', 'skillet-28'],
    ['후라이팬', 'skillet-28'],
    ['쿠키', 'butter-biscuits'],
    ['손전등', 'beacon-torch'],
    ['여행 가방', 'cabin-suitcase'],
    ['랩톱', 'boxwood-14'],
  ],
  tai: [
    ['มือถือ', 'northstar-n5'],
    ['โทรศัพท์', 'kestrel-mini'],
    ['หูฟัง', 'hush-headphones'],
    ['กระทะ', 'skillet-28'],
    ['กระเป๋าลาก', 'cabin-suitcase'],
    ['โน้ตบุ๊ก', 'boxwood-14'],
    ['จักรยาน', 'canal-bicycle'],
    ['กาแฟ', 'morning-coffee'],
    ['มีด', 'santoku-knife'],
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
