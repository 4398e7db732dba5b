import type { LanguageCode } from '../../../contract/fields.ts'
import { comparableText } from './searchWords.ts'

/**
 * Words that mean the same to a shopper, one group a line. Left of `>` stand words that also find
 * what stands right of it, but not the other way round.
 */
const groups: Record<LanguageCode, string> = {
  en: `
    headphones, earphones, headset, earbuds, earpods
    phone, smartphone, mobile, mobile phone, cell phone, cellphone, handset
    jumper, sweater, pullover
    trainers, sneakers, running shoes, gym shoes
    kids, children, child, baby > toys
    television, tv, telly
    torch, flashlight
    sofa, couch, settee
    suitcase, luggage, trolley case
    bicycle, bike, cycle
    backpack, rucksack, knapsack
    biscuits, cookies
    watch, wristwatch, smartwatch
    handbag, purse, bag
    swimsuit, swimming costume, bathing suit, swimwear
    umbrella, parasol, sunshade
    t-shirt, tshirt, tee, tee shirt
    trousers, pants, slacks
    jeans, denims
    laptop, notebook, notebook computer, ultrabook
    computer, pc, desktop
    pan, frying pan, skillet
    glasses, spectacles, eyeglasses
    plaster, bandage, band-aid
    charger, power adapter, power adaptor
    power bank, portable charger, battery pack
    scooter, kick scooter
    jigsaw, puzzle
    teddy, teddy bear, plush, soft toy, stuffed animal
    candle, scented candle
    plant, houseplant, pot plant
    vest, undershirt
    nappy, diaper
    hairdryer, blow dryer
    tap, faucet
    rubbish, trash, garbage`,
  'zh-CN': `
    耳机, 耳麦, 头戴式耳机, 耳塞
    手机, 移动电话, 智能手机, 智能机
    运动鞋, 球鞋, 跑鞋, 波鞋
    毛衣, 针织衫, 套头衫
    电视, 电视机
    手电筒, 手电, 电筒
    沙发, 长沙发
    行李箱, 旅行箱, 拉杆箱, 皮箱
    自行车, 单车, 脚踏车
    背包, 双肩包, 书包
    饼干, 曲奇
    平底锅, 煎锅, 炒锅
    笔记本, 笔记本电脑, 手提电脑
    雨伞, 阳伞, 遮阳伞, 太阳伞
    泳衣, 泳装, 游泳衣
    儿童, 孩子, 小孩, 宝宝 > 玩具
    充电宝, 移动电源
    眼镜, 老花镜
    拼图, 七巧板`,
  ri: `
    ヘッドホン, ヘッドフォン, イヤホン, イヤフォン, ヘッドセット
    スマートフォン, スマホ, 携帯, 携帯電話, ケータイ
    スニーカー, 運動靴, ランニングシューズ
    セーター, ニット, ジャンパー
    テレビ, テレビジョン
    懐中電灯, ライト, フラッシュライト
    ソファ, ソファー, カウチ
    スーツケース, キャリーケース, トランク
    自転車, チャリ, チャリンコ, サイクル
    リュック, リュックサック, バックパック
    クッキー, ビスケット
    フライパン, スキレット
    ノートパソコン, ノートpc, ラップトップ
    傘, パラソル, 日傘
    水着, スイムウェア
    子供, 子ども, キッズ > おもちゃ
    モバイルバッテリー, 充電池
    メガネ, 眼鏡, 老眼鏡
    Tシャツ, ティーシャツ
    パソコン, コンピューター, コンピュータ, pc`,
  han: `
    헤드폰, 이어폰, 헤드셋, 이어버드
    휴대폰, 핸드폰, 스마트폰, 휴대전화, 모바일폰
    운동화, 스니커즈, 러닝화
    스웨터, 니트, 점퍼
    텔레비전, 티비, tv
    손전등, 랜턴, 플래시
    소파, 쇼파, 카우치
    캐리어, 여행 가방, 여행가방, 슈트케이스
    자전거, 바이크
    배낭, 백팩, 륙색
    비스킷, 쿠키, 과자
    프라이팬, 후라이팬, 스킬렛
    노트북, 랩톱, 노트북 컴퓨터
    우산, 파라솔, 양산
    수영복, 스윔웨어
    아이, 어린이, 키즈, 유아 > 장난감
    보조 배터리, 보조배터리
    안경, 돋보기
    티셔츠, 반팔
    초콜릿, 초콜렛`,
  tai: `
    หูฟัง, เฮดโฟน, เฮดเซ็ต
    มือถือ, โทรศัพท์มือถือ, สมาร์ทโฟน, โทรศัพท์
    รองเท้าผ้าใบ, สนีกเกอร์, รองเท้ากีฬา, รองเท้าวิ่ง
    เสื้อกันหนาว, สเวตเตอร์
    ทีวี, โทรทัศน์
    ไฟฉาย, ไฟแฟลช
    โซฟา, เก้าอี้นวม
    กระเป๋าเดินทาง, กระเป๋าลาก
    จักรยาน, รถถีบ
    เป้, กระเป๋าเป้, เป้สะพายหลัง
    คุกกี้, บิสกิต
    กระทะ, สกิลเล็ต
    โน้ตบุ๊ก, แล็ปท็อป
    ร่ม, ร่มกันแดด
    ชุดว่ายน้ำ, ชุดว่ายนํ้า
    เด็ก, เด็กเล็ก > ของเล่น
    พาวเวอร์แบงก์, แบตสำรอง
    แว่น, แว่นตา`,
}

const mostAlternatives = 12

interface Synonym {
  word: string
  others: readonly string[]
}

/** The longest first, so that `mobile phone` is replaced before `phone`. */
const synonyms: readonly Synonym[] = Object.values(groups)
  .flatMap((lines) => lines.trim().split('\n').flatMap(synonymsOf))
  .toSorted((one, other) => other.word.length - one.word.length)

/** The same query with one of its words replaced by each synonym of it. */
export function synonymQueries(query: string): string[] {
  const text = ` ${comparableText(query)} `
  const known = synonyms.filter(({ word }) => text.includes(word))
  // Only the longest of words within each other: `running shoes`, not also `shoes`.
  const longest = known.filter(
    ({ word }, at) => !known.slice(0, at).some((longer) => longer.word.includes(word)),
  )
  const alternatives = longest.flatMap(({ word, others }) =>
    others.map((other) => text.replace(word, other).trim()),
  )
  return [...new Set(alternatives)].slice(0, mostAlternatives)
}

function synonymsOf(line: string): Synonym[] {
  const [left = [], right = left] = line
    .split('>')
    .map((side) => side.split(',').map((word) => padded(comparableText(word))))
  return left.map((word) => ({ word, others: right.filter((other) => other !== word) }))
}

/** Spaced words are compared whole, others anywhere in a run of characters. */
function padded(word: string): string {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u.test(
    word,
  )
    ? word
    : ` ${word} `
}
