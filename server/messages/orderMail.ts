import { isolated } from '../../contract/isolated.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { platformLocales } from '../../contract/locales.ts'
import type { OrderMail } from '../domain/messaging/mails/orderMail.ts'

interface MailFacts {
  sn: string
  total: string
  /** What shipping costs; empty where it is free. */
  shipping: string
  country: string
  refunded: string
  /** Carrier and tracking number, as far as they are known. */
  parcel: string
  /** When a return was declared, with the time of day. */
  declaredAt: string
  /** The last day to send its goods back, and where to. */
  sendBackBy: string
  returnAddress: string
  /** Why the shop declined a refund. */
  refusedFor: string
}

interface Words {
  subject: (facts: MailFacts) => string
  first: (facts: MailFacts) => string
}

type Texts = Record<OrderMail['kind'], Words> & {
  total: (facts: MailFacts) => string
  shipping: (facts: MailFacts) => string
  arrivesBy: (day: string) => string
  sendBack: (facts: MailFacts) => string
  link: (address: string) => string
  /** Who pays at the border: nothing is due, or about so many percent. */
  noDuties: string
  duties: (percent: string) => string
  /** The link to the messages about the order. */
  reply: (address: string) => string
}

const texts: Record<LanguageCode, Texts> = {
  en: {
    placed: {
      subject: ({ sn }) => `Your Harborlane order ${sn}`,
      first: ({ sn }) => `Thank you. This is what you ordered as ${sn}; it waits to be paid.`,
    },
    shipped: {
      subject: ({ sn }) => `On its way: your Harborlane order ${sn}`,
      first: ({ sn, parcel }) => `Your order ${sn} is on its way${parcel && ` with ${parcel}`}.`,
    },
    returned: {
      subject: ({ sn }) => `Your return of Harborlane order ${sn}`,
      first: ({ sn, declaredAt, refunded }) =>
        `We received your return of order ${sn} on ${declaredAt}. You get ${refunded} back for:`,
    },
    refunded: {
      subject: ({ sn }) => `Money back for your Harborlane order ${sn}`,
      first: ({ sn, refunded }) => `${refunded} of order ${sn} is back on your balance.`,
    },
    refused: {
      subject: ({ sn }) => `Your refund request for Harborlane order ${sn}`,
      first: ({ sn, refusedFor }) =>
        `The shop declined your refund request for order ${sn}: ${refusedFor}`,
    },
    message: {
      subject: ({ sn }) => `A message about your Harborlane order ${sn}`,
      first: ({ sn }) => `The shop wrote to you about order ${sn}:`,
    },
    noDuties: 'No duties or taxes are due on delivery',
    duties: (percent) => `About ${percent} duties and taxes are due on delivery`,
    shipping: ({ country, shipping }) => `Shipping to ${country}: ${shipping || 'free'}`,
    arrivesBy: (day) => `Arrives by ${day}`,
    total: ({ total }) => `Total: ${total}`,
    sendBack: ({ sendBackBy, returnAddress }) =>
      `Send the goods back by ${sendBackBy} to: ${returnAddress}`,
    link: (address) => `See the order: ${address}`,
    reply: (address) => `Read and answer: ${address}`,
  },
  'zh-CN': {
    placed: {
      subject: ({ sn }) => `您的 Harborlane 订单 ${sn}`,
      first: ({ sn }) => `感谢您的订购。以下是订单 ${sn} 的商品，等待付款。`,
    },
    shipped: {
      subject: ({ sn }) => `已发货：您的 Harborlane 订单 ${sn}`,
      first: ({ sn, parcel }) => `您的订单 ${sn} 已发货${parcel && `，承运商 ${parcel}`}。`,
    },
    returned: {
      subject: ({ sn }) => `Harborlane 订单 ${sn} 的退货声明`,
      first: ({ sn, declaredAt, refunded }) =>
        `我们已于 ${declaredAt} 收到您对订单 ${sn} 的退货声明。以下商品将退还 ${refunded}：`,
    },
    refunded: {
      subject: ({ sn }) => `Harborlane 订单 ${sn} 已退款`,
      first: ({ sn, refunded }) => `订单 ${sn} 的 ${refunded} 已退回您的余额。`,
    },
    refused: {
      subject: ({ sn }) => `Harborlane 订单 ${sn} 的退款申请`,
      first: ({ sn, refusedFor }) => `商家拒绝了订单 ${sn} 的退款申请：${refusedFor}`,
    },
    message: {
      subject: ({ sn }) => `关于您的 Harborlane 订单 ${sn} 的留言`,
      first: ({ sn }) => `商家就订单 ${sn} 给您留言：`,
    },
    noDuties: '送达时无需支付关税和税费',
    duties: (percent) => `送达时需支付约 ${percent} 的关税和税费`,
    shipping: ({ country, shipping }) =>
      `配送至${country}：${shipping ? `运费 ${shipping}` : '免运费'}`,
    arrivesBy: (day) => `最晚送达：${day}`,
    total: ({ total }) => `合计：${total}`,
    sendBack: ({ sendBackBy, returnAddress }) =>
      `请在 ${sendBackBy} 之前将商品寄回：${returnAddress}`,
    link: (address) => `查看订单：${address}`,
    reply: (address) => `查看并回复：${address}`,
  },
  ri: {
    placed: {
      subject: ({ sn }) => `Harborlane のご注文 ${sn}`,
      first: ({ sn }) =>
        `ご注文ありがとうございます。注文 ${sn} の内容です。お支払いをお待ちしています。`,
    },
    shipped: {
      subject: ({ sn }) => `発送しました：Harborlane のご注文 ${sn}`,
      first: ({ sn, parcel }) => `ご注文 ${sn} を発送しました${parcel && `（${parcel}）`}。`,
    },
    returned: {
      subject: ({ sn }) => `Harborlane のご注文 ${sn} の返品受付`,
      first: ({ sn, declaredAt, refunded }) =>
        `${declaredAt} に注文 ${sn} の返品を受け付けました。次の商品に対して ${refunded} を返金します：`,
    },
    refunded: {
      subject: ({ sn }) => `Harborlane のご注文 ${sn} の返金`,
      first: ({ sn, refunded }) => `注文 ${sn} の ${refunded} が残高に戻りました。`,
    },
    refused: {
      subject: ({ sn }) => `Harborlane のご注文 ${sn} の返金申請`,
      first: ({ sn, refusedFor }) =>
        `注文 ${sn} の返金申請はショップに承認されませんでした：${refusedFor}`,
    },
    message: {
      subject: ({ sn }) => `Harborlane のご注文 ${sn} に関するメッセージ`,
      first: ({ sn }) => `注文 ${sn} について、ショップからメッセージが届きました：`,
    },
    noDuties: 'お届け時に関税や税金はかかりません',
    duties: (percent) => `お届け時に約 ${percent} の関税と税金がかかります`,
    shipping: ({ country, shipping }) => `${country}への送料：${shipping || '無料'}`,
    arrivesBy: (day) => `お届け予定日：${day}`,
    total: ({ total }) => `合計：${total}`,
    sendBack: ({ sendBackBy, returnAddress }) =>
      `${sendBackBy} までに次の宛先へ返送してください：${returnAddress}`,
    link: (address) => `注文を見る：${address}`,
    reply: (address) => `メッセージを見る・返信する：${address}`,
  },
  han: {
    placed: {
      subject: ({ sn }) => `Harborlane 주문 ${sn}`,
      first: ({ sn }) =>
        `주문해 주셔서 감사합니다. 주문 ${sn}의 내용이며, 결제를 기다리고 있습니다.`,
    },
    shipped: {
      subject: ({ sn }) => `배송 시작: Harborlane 주문 ${sn}`,
      first: ({ sn, parcel }) => `주문 ${sn}이 발송되었습니다${parcel && ` (${parcel})`}.`,
    },
    returned: {
      subject: ({ sn }) => `Harborlane 주문 ${sn} 반품 접수`,
      first: ({ sn, declaredAt, refunded }) =>
        `${declaredAt}에 주문 ${sn}의 반품을 접수했습니다. 다음 상품에 대해 ${refunded}를 환불해 드립니다:`,
    },
    refunded: {
      subject: ({ sn }) => `Harborlane 주문 ${sn} 환불`,
      first: ({ sn, refunded }) => `주문 ${sn}의 ${refunded}가 잔액으로 환불되었습니다.`,
    },
    refused: {
      subject: ({ sn }) => `Harborlane 주문 ${sn}의 환불 신청`,
      first: ({ sn, refusedFor }) =>
        `판매자가 주문 ${sn}의 환불 신청을 거절했습니다: ${refusedFor}`,
    },
    message: {
      subject: ({ sn }) => `Harborlane 주문 ${sn}에 관한 메시지`,
      first: ({ sn }) => `주문 ${sn}에 대해 판매자가 메시지를 보냈습니다:`,
    },
    noDuties: '배송 시 관세와 세금이 없습니다',
    duties: (percent) => `배송 시 약 ${percent}의 관세와 세금이 있습니다`,
    shipping: ({ country, shipping }) => `${country} 배송비: ${shipping || '무료'}`,
    arrivesBy: (day) => `도착 예정일: ${day}`,
    total: ({ total }) => `합계: ${total}`,
    sendBack: ({ sendBackBy, returnAddress }) =>
      `${sendBackBy}까지 다음 주소로 상품을 보내 주세요: ${returnAddress}`,
    link: (address) => `주문 보기: ${address}`,
    reply: (address) => `메시지 확인 및 답장: ${address}`,
  },
  tai: {
    placed: {
      subject: ({ sn }) => `คำสั่งซื้อ Harborlane ${sn} ของคุณ`,
      first: ({ sn }) => `ขอบคุณที่สั่งซื้อ รายการในคำสั่งซื้อ ${sn} มีดังนี้ และกำลังรอการชำระเงิน`,
    },
    shipped: {
      subject: ({ sn }) => `จัดส่งแล้ว: คำสั่งซื้อ Harborlane ${sn}`,
      first: ({ sn, parcel }) => `คำสั่งซื้อ ${sn} จัดส่งแล้ว${parcel && ` โดย ${parcel}`}`,
    },
    returned: {
      subject: ({ sn }) => `การคืนสินค้าของคำสั่งซื้อ Harborlane ${sn}`,
      first: ({ sn, declaredAt, refunded }) =>
        `เราได้รับการแจ้งคืนสินค้าของคำสั่งซื้อ ${sn} เมื่อ ${declaredAt} คุณจะได้รับเงินคืน ${refunded} สำหรับ:`,
    },
    refunded: {
      subject: ({ sn }) => `คืนเงินสำหรับคำสั่งซื้อ Harborlane ${sn}`,
      first: ({ sn, refunded }) => `เงิน ${refunded} ของคำสั่งซื้อ ${sn} คืนเข้ายอดคงเหลือของคุณแล้ว`,
    },
    refused: {
      subject: ({ sn }) => `คำขอคืนเงินสำหรับคำสั่งซื้อ Harborlane ${sn}`,
      first: ({ sn, refusedFor }) => `ร้านปฏิเสธคำขอคืนเงินของคำสั่งซื้อ ${sn}: ${refusedFor}`,
    },
    message: {
      subject: ({ sn }) => `ข้อความเกี่ยวกับคำสั่งซื้อ Harborlane ${sn}`,
      first: ({ sn }) => `ร้านค้าส่งข้อความถึงคุณเกี่ยวกับคำสั่งซื้อ ${sn}:`,
    },
    noDuties: 'ไม่มีภาษีอากรเมื่อส่งถึง',
    duties: (percent) => `มีภาษีอากรประมาณ ${percent} เมื่อส่งถึง`,
    shipping: ({ country, shipping }) => `ค่าจัดส่งไปยัง${country}: ${shipping || 'ฟรี'}`,
    arrivesBy: (day) => `จะได้รับภายใน ${day}`,
    total: ({ total }) => `ยอดรวม: ${total}`,
    sendBack: ({ sendBackBy, returnAddress }) =>
      `โปรดส่งสินค้ากลับภายใน ${sendBackBy} ไปที่: ${returnAddress}`,
    link: (address) => `ดูคำสั่งซื้อ: ${address}`,
    reply: (address) => `อ่านและตอบกลับ: ${address}`,
  },
}

/**
 * Composes an order mail in its shopper's language. `origin` is the app's public origin, or empty.
 */
export function orderMailText(mail: OrderMail, origin: string): { subject: string; text: string } {
  const { lang, kind, sn, orderId } = mail
  const words = texts[lang]
  const { locale } = platformLocales[lang]
  const facts = {
    sn,
    shipping: mail.freightCents === 0 ? '' : dollars(mail.freightCents, lang),
    country: new Intl.DisplayNames(locale, { type: 'region' }).of(mail.country) ?? mail.country,
    total: dollars(mail.totalCents, lang),
    refunded: dollars(mail.refundedCents, lang),
    parcel: [mail.carrier, mail.trackingNumber]
      .flatMap((word) => (word ? [isolated(word)] : []))
      .join(' '),
    declaredAt: mail.declared ? momentOf(mail.declared.at, locale) : '',
    sendBackBy: mail.declared?.sendBackBy ? dayOf(mail.declared.sendBackBy, locale) : '',
    returnAddress: isolated(mail.declared?.returnAddress ?? ''),
    refusedFor: isolated(mail.refusedFor ?? ''),
  }
  const goods = mail.lines.map(
    ({ title, variant, quantity }) =>
      `${quantity} × ${isolated(title)}${variant && ` (${isolated(variant)})`}`,
  )
  if (mail.message !== null) {
    const link = origin === '' ? [] : [words.reply(`${origin}/messages/${orderId}`)]
    const text = [words[kind].first(facts), mail.message, ...link].join('\n\n')
    return { subject: words[kind].subject(facts), text }
  }
  const parts = [
    words[kind].first(facts),
    goods.join('\n'),
    ...(kind === 'returned'
      ? facts.sendBackBy === ''
        ? []
        : [words.sendBack(facts)]
      : kind === 'refused'
        ? []
        : [sumsOf(mail, facts).join('\n')]),
    ...(origin === '' ? [] : [words.link(`${origin}/orderInfo/${orderId}`)]),
  ]
  return { subject: words[kind].subject(facts), text: parts.join('\n\n') }
}

function sumsOf(mail: OrderMail, facts: MailFacts): string[] {
  const { lang, kind, arrivesBy } = mail
  const words = texts[lang]
  return [
    ...(kind === 'placed' ? [words.shipping(facts)] : []),
    words.total(facts),
    ...(kind === 'refunded' || arrivesBy === null
      ? []
      : [words.arrivesBy(dayOf(arrivesBy, platformLocales[lang].locale))]),
    ...dutiesIn(mail),
  ]
}

/** One sentence for all shops, or one for each. */
function dutiesIn({ lang, duties }: OrderMail): string[] {
  const words = texts[lang]
  const percent = new Intl.NumberFormat(platformLocales[lang].locale, { style: 'percent' })
  const said = duties.map(({ shopName, duty }) => ({
    shopName,
    text:
      duty === 'included' || duty === 0 ? words.noDuties : words.duties(percent.format(duty / 100)),
  }))
  const isOne = new Set(said.map(({ text }) => text)).size === 1
  return isOne
    ? said.slice(0, 1).map(({ text }) => text)
    : said.map(({ shopName, text }) => `${isolated(shopName)}: ${text}`)
}

export function dollars(cents: number, lang: LanguageCode): string {
  return new Intl.NumberFormat(platformLocales[lang].locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100)
}

/** Of UTC: a mail can't know where it is read. */
function dayOf(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(date)
}

/** In UTC, and says so. */
function momentOf(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(date)
}
