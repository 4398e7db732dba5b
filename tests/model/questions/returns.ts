import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { returnMachine } from '../../../src/machines/returnMachine.ts'
import { periodsMs } from '../../support/facts.ts'
import { askAbout } from '../support/ownerQuestion.ts'
import {
  allReturned,
  awaitingReturn,
  awaitingStatutory,
  before,
  delivered,
  goodsAreBack,
  lampReturned,
  ordered,
  paid,
  received,
  returning,
  returningStatutory,
  returnUntil,
  sentBack,
  wornGoodsAreBack,
} from '../support/orderJourneys.ts'

const sendBackBy = before + periodsMs.toSendBack
const refused = { type: 'refund.refused', at: before, reason: 'worn' } as const

export const questions = [
  ...askAbout(orderMachine, [
    {
      id: 'return-without-reason',
      ask: { en: 'When can goods be returned without a reason?', zh: '什么时候可以无理由退货？' },
      answer: {
        en: 'From payment until the {toReturn} after receipt are over, whatever was reviewed; before sending it is a cancellation with the money back at once.',
        zh: '从付款起到收货后{toReturn}结束，无论是否评价；发货前即为取消，立即退款。',
      },
      alsoCalled: 'statutory return withdrawal right 14 days change my mind do not like 七天无理由',
      arrows: [
        {
          from: 'paid.waitingForDelivery',
          on: 'return.declared',
          if: 'isReturnOfUnsent',
          to: 'afterSale.refunding',
          who: 'shopper',
        },
        {
          from: 'paid.waitingForDelivery',
          on: 'return.declared',
          if: 'isReturnable',
          to: 'afterSale.awaitingReturn',
          who: 'shopper',
        },
        {
          from: 'paid.delivered',
          on: 'return.declared',
          if: 'isReturnable',
          to: 'afterSale.awaitingReturn',
          who: 'shopper',
        },
        {
          from: 'paid.received',
          on: 'return.declared',
          if: 'isReturnable',
          to: 'afterSale.awaitingReturn',
          who: 'shopper',
        },
        {
          from: 'paid.completed',
          on: 'return.declared',
          if: 'isReturnable',
          to: 'afterSale.awaitingReturn',
          who: 'shopper',
        },
      ],
      only: { on: ['return.declared'] },
      examples: [
        {
          facts: { en: 'not sent yet', zh: '尚未发货' },
          events: [ordered, paid, allReturned],
          ends: 'afterSale.refunding',
        },
        {
          facts: { en: 'received, in the last moment', zh: '收货后，期限最后一刻' },
          events: [ordered, ...received, { ...lampReturned, at: returnUntil - 1 }],
          ends: 'afterSale.awaitingReturn',
        },
        {
          facts: { en: 'received, after the last day', zh: '收货后，期限已过' },
          events: [ordered, ...received, { ...lampReturned, at: returnUntil }],
          because: { en: 'the time to return is over', zh: '退货期限已过' },
          ends: 'paid.received',
        },
        {
          facts: { en: 'goods excluded from returns, sent already', zh: '不可退商品，已发出' },
          events: [
            { ...ordered, lines: ordered.lines.map((line) => ({ ...line, nonReturnable: true })) },
            ...delivered,
            lampReturned,
          ],
          because: {
            en: 'sealed or perishable goods say so before purchase',
            zh: '密封或易腐商品在购买前已说明',
          },
          ends: 'paid.delivered',
        },
      ],
    },
    {
      id: 'refuse-return',
      ask: { en: 'Can the shop refuse a return without a reason?', zh: '商家能拒绝无理由退货吗？' },
      answer: {
        en: 'No: it can only record what came back, and deduct for wear with a reason.',
        zh: '不能：只能登记退回的商品，并说明原因扣除磨损费用。',
      },
      alsoCalled: 'statutory deny reject',
      arrows: [
        {
          from: 'afterSale.applying',
          on: 'refund.refused',
          if: 'hasReason',
          to: 'paid.before',
          who: 'operator',
        },
        {
          from: 'afterSale.returning',
          on: 'refund.refused',
          if: 'isRefusable',
          to: 'paid.before',
          who: 'operator',
        },
      ],
      only: { on: ['refund.refused'] },
      screen: 'afterSale.returning',
      examples: [
        {
          facts: { en: 'a statutory return is on its way', zh: '法定退货在途' },
          events: [ordered, ...returningStatutory, refused],
          because: { en: 'a statutory return can’t be refused', zh: '法定退货不能拒绝' },
          ends: 'afterSale.returning',
        },
        {
          facts: { en: 'a usual return is on its way', zh: '普通退货在途' },
          events: [ordered, ...returning, refused],
          ends: 'paid.received',
        },
      ],
    },
    {
      id: 'worn-goods',
      ask: { en: 'What if returned goods are worn?', zh: '退回的商品有磨损怎么办？' },
      answer: {
        en: 'The shop deducts a sum with a reason from a statutory return; a usual return it refuses with a reason.',
        zh: '法定退货可说明原因扣除一部分；普通退货可说明原因拒绝。',
      },
      alsoCalled: 'damage used deduction',
      arrows: [
        {
          from: 'afterSale.returning',
          on: 'goods.returned',
          if: 'isReturnedQuantity',
          to: 'afterSale.refunding',
          who: 'operator',
        },
        {
          from: 'afterSale.awaitingReturn',
          on: 'goods.returned',
          if: 'isReturnedWithoutNumber',
          to: 'afterSale.refunding',
          who: 'operator',
        },
        {
          from: 'afterSale.returning',
          on: 'refund.refused',
          if: 'isRefusable',
          to: 'paid.before',
          who: 'operator',
        },
      ],
      only: { on: ['goods.returned'] },
      screen: 'afterSale.returning',
      examples: [
        {
          facts: {
            en: 'statutory return, $2.00 deducted with a reason',
            zh: '法定退货，有原因扣$2.00',
          },
          events: [ordered, ...returningStatutory, wornGoodsAreBack],
          ends: 'afterSale.refunding',
        },
        {
          facts: { en: 'usual return, $2.00 deducted', zh: '普通退货，扣$2.00' },
          events: [ordered, ...returning, wornGoodsAreBack],
          because: { en: 'only a statutory return is deducted from', zh: '只有法定退货可以扣款' },
          ends: 'afterSale.returning',
        },
        {
          facts: { en: 'more pieces fit for sale than were returned', zh: '可售数量多于退回数量' },
          events: [ordered, ...returning, { ...goodsAreBack, resellableQuantity: 2 }],
          because: { en: 'one piece was returned', zh: '只退回一件' },
          ends: 'afterSale.returning',
        },
      ],
    },
    {
      id: 'not-sent-back',
      ask: {
        en: 'What if the shopper never sends the goods back?',
        zh: '买家一直不寄回商品怎么办？',
      },
      answer: {
        en: 'A statutory return ends after {toSendBack} and the order goes on; of a usual one the shop waits until the shopper withdraws it.',
        zh: '法定退货在{toSendBack}后结束，订单继续；普通退货则等买家撤回。',
      },
      alsoCalled: 'return lapsed deadline send back',
      arrows: [
        {
          from: 'afterSale.awaitingReturn',
          on: 'return.lapsed',
          if: 'isDeadlinePassed',
          to: 'paid.before',
          who: 'clock',
        },
        {
          from: 'afterSale.awaitingReturn',
          on: 'refund.withdrawn',
          to: 'paid.before',
          who: 'shopper',
        },
      ],
      only: { on: ['return.lapsed'] },
      screen: 'afterSale.awaitingReturn',
      examples: [
        {
          facts: { en: 'statutory, after {toSendBack}', zh: '法定退货，{toSendBack}后' },
          events: [ordered, ...awaitingStatutory, { type: 'return.lapsed', at: sendBackBy }],
          ends: 'paid.received',
        },
        {
          facts: { en: 'statutory, a moment earlier', zh: '法定退货，早一刻' },
          events: [ordered, ...awaitingStatutory, { type: 'return.lapsed', at: sendBackBy - 1 }],
          because: { en: 'the shopper may still send them', zh: '买家仍可寄回' },
          ends: 'afterSale.awaitingReturn',
        },
        {
          facts: { en: 'a usual return, after {toSendBack}', zh: '普通退货，{toSendBack}后' },
          events: [ordered, ...awaitingReturn, { type: 'return.lapsed', at: sendBackBy }],
          because: { en: 'no deadline runs', zh: '没有期限' },
          ends: 'afterSale.awaitingReturn',
        },
      ],
    },
    {
      id: 'return-address',
      ask: { en: 'How do goods come back to the shop?', zh: '商品如何退回商家？' },
      answer: {
        en: 'The shop gives the return address, the shopper sends them with carrier and number, and the money follows when they arrived.',
        zh: '商家提供退货地址，买家寄回并填写承运商和单号，到货后退款。',
      },
      alsoCalled: 'return shipping tracking label',
      arrows: [
        {
          from: 'afterSale.applying',
          on: 'refund.approved',
          if: 'hasReturnAddress',
          to: 'afterSale.awaitingReturn',
          who: 'operator',
        },
        {
          from: 'afterSale.awaitingReturn',
          on: 'goods.sentBack',
          if: 'hasTracking',
          to: 'afterSale.returning',
          who: 'shopper',
        },
        {
          from: 'afterSale.returning',
          on: 'goods.returned',
          if: 'isReturnedQuantity',
          to: 'afterSale.refunding',
          who: 'operator',
        },
      ],
      only: { on: ['goods.sentBack'] },
      examples: [
        {
          facts: { en: 'with carrier and number', zh: '有承运商和单号' },
          events: [ordered, ...awaitingReturn, sentBack],
          ends: 'afterSale.returning',
        },
        {
          facts: { en: 'without a number', zh: '没有单号' },
          events: [ordered, ...awaitingReturn, { ...sentBack, trackingNumber: ' ' }],
          because: { en: 'the shop could not follow it', zh: '商家无法追踪' },
          ends: 'afterSale.awaitingReturn',
        },
      ],
    },
  ]),
  ...askAbout(returnMachine, [
    {
      id: 'guest-return',
      ask: { en: 'Can somebody return goods without signing in?', zh: '不登录可以退货吗？' },
      answer: {
        en: 'Yes: the order’s number, postcode and phone prove it; then the same two steps follow.',
        zh: '可以：用订单号、邮编和手机号验证，然后是同样的两步。',
      },
      alsoCalled: 'guest order lookup',
      arrows: [
        { from: 'starting', on: 'at once', to: 'proving', who: 'chart' },
        { from: 'proving', on: 'proof.submitted', to: 'opening', who: 'shopper' },
        {
          from: 'opening',
          on: 'openOffer answered',
          if: 'isReturnable',
          to: 'choosing',
          who: 'server',
        },
        { from: 'choosing', on: 'choice.made', if: 'hasLines', to: 'confirming', who: 'shopper' },
        { from: 'confirming', on: 'return.confirmed', to: 'declaring', who: 'shopper' },
      ],
      screen: 'proving',
    },
  ]),
]
