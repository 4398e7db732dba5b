import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { periodsMs } from '../../support/facts.ts'
import { askAbout } from '../support/ownerQuestion.ts'
import {
  annulled,
  before,
  completed,
  confirmed,
  delivered,
  ordered,
  paid,
  partlySent,
  received,
  returnUntil,
  reviewed,
  shipped,
} from '../support/orderJourneys.ts'

const confirmBy = before + periodsMs.toConfirmReceipt
const reviewBy = before + periodsMs.toReview
const autoConfirmed = { type: 'receipt.autoConfirmed', at: confirmBy, returnUntil } as const
const extended = { type: 'receipt.extended' } as const

export const questions = [
  ...askAbout(orderMachine, [
    {
      id: 'money-after-payment',
      ask: {
        en: 'Where is the money between payment and receipt?',
        zh: '付款后到收货前，钱在哪里？',
      },
      answer: {
        en: 'In escrow: the shop gets it when receipt is confirmed, and the shopper gets back what is refunded.',
        zh: '在平台托管账户：确认收货后归商家，退款部分退回买家。',
      },
      alsoCalled: 'escrow hold funds 托管',
      arrows: [
        {
          from: 'waitingToPay',
          on: 'order.paid',
          if: 'canBePaid',
          to: 'paid.waitingForDelivery',
          who: 'shopper',
          money: ['available → escrow'],
        },
        {
          from: 'paid.delivered',
          on: 'receipt.confirmed',
          to: 'paid.received',
          who: 'shopper',
          money: ['escrow → revenue'],
        },
        {
          from: 'paid.delivered',
          on: 'receipt.autoConfirmed',
          if: 'isDeadlinePassed',
          to: 'paid.received',
          who: 'clock',
          money: ['escrow → revenue'],
        },
      ],
    },
    {
      id: 'shop-is-paid',
      ask: { en: 'When does the shop get its money?', zh: '商家什么时候拿到钱？' },
      answer: {
        en: 'When the shopper confirms receipt, or {toConfirmReceipt} after the last parcel if nobody does.',
        zh: '买家确认收货时；若无人确认，则在最后一个包裹发出{toConfirmReceipt}后。',
      },
      alsoCalled:
        'revenue payout settlement seller not confirmed nobody confirms receipt automatically',
      arrows: [
        {
          from: 'paid.delivered',
          on: 'receipt.confirmed',
          to: 'paid.received',
          who: 'shopper',
          money: ['escrow → revenue'],
        },
        {
          from: 'paid.delivered',
          on: 'receipt.autoConfirmed',
          if: 'isDeadlinePassed',
          to: 'paid.received',
          who: 'clock',
          money: ['escrow → revenue'],
        },
      ],
      only: { to: ['paid.received'] },
      examples: [
        {
          facts: { en: 'confirmed by the shopper', zh: '买家确认收货' },
          events: [ordered, ...delivered, confirmed],
          ends: 'paid.received',
        },
        {
          facts: {
            en: 'the clock, {toConfirmReceipt} after the last parcel',
            zh: '最后包裹发出{toConfirmReceipt}后系统确认',
          },
          events: [ordered, ...delivered, autoConfirmed],
          ends: 'paid.received',
        },
        {
          facts: { en: 'the clock, a moment earlier', zh: '早一刻系统确认' },
          events: [ordered, ...delivered, { ...autoConfirmed, at: confirmBy - 1 }],
          because: { en: 'the shopper may still confirm or complain', zh: '买家仍可确认或申诉' },
          ends: 'paid.delivered',
        },
      ],
    },
    {
      id: 'extend-receipt',
      ask: {
        en: 'Can a shopper get more time to confirm receipt?',
        zh: '买家能延长确认收货时间吗？',
      },
      answer: { en: 'Once, by {receiptExtension}.', zh: '可以延长一次，{receiptExtension}。' },
      alsoCalled: 'extend extension longer postpone',
      arrows: [
        {
          from: 'paid.delivered',
          on: 'receipt.extended',
          if: 'isNotYetExtended',
          to: 'stays',
          who: 'shopper',
        },
      ],
      only: { on: ['receipt.extended'] },
      examples: [
        {
          facts: { en: 'the first time', zh: '第一次' },
          events: [ordered, ...delivered, extended],
          ends: 'paid.delivered',
        },
        {
          facts: { en: 'a second time', zh: '第二次' },
          events: [ordered, ...delivered, extended, extended],
          because: { en: 'it was extended once', zh: '已延长过一次' },
          ends: 'paid.delivered',
        },
        {
          facts: {
            en: 'extended, then the clock after {toConfirmReceipt}',
            zh: '延长后，系统在{toConfirmReceipt}时处理',
          },
          events: [ordered, ...delivered, extended, autoConfirmed],
          because: { en: '{receiptExtension} more are left', zh: '还有{receiptExtension}' },
          ends: 'paid.delivered',
        },
        {
          facts: {
            en: 'extended, then the clock {receiptExtension} later still',
            zh: '延长后，再过{receiptExtension}系统处理',
          },
          events: [
            ordered,
            ...delivered,
            extended,
            { ...autoConfirmed, at: confirmBy + periodsMs.receiptExtension },
          ],
          ends: 'paid.received',
        },
      ],
    },
    {
      id: 'several-parcels',
      ask: { en: 'What if an order is sent in several parcels?', zh: '订单分多个包裹发出怎么办？' },
      answer: {
        en: 'It stays waiting for delivery until the last piece is with a carrier; only then does the time to confirm receipt begin.',
        zh: '最后一件交给承运商之前一直是待收货；此后才开始计算确认收货时间。',
      },
      alsoCalled: 'partial shipment split delivery ship two boxes packages',
      arrows: [
        {
          from: 'paid.waitingForDelivery',
          on: 'parcel.shipped',
          if: 'isParcel',
          to: 'stays',
          who: 'operator',
        },
        {
          from: 'paid.waitingForDelivery',
          on: 'parcel.shipped',
          if: 'isLastParcel',
          to: 'paid.delivered',
          who: 'operator',
        },
      ],
      only: { on: ['parcel.shipped'] },
      examples: [
        {
          facts: { en: 'one of two lines is sent', zh: '只发出一部分' },
          events: [ordered, ...partlySent],
          ends: 'paid.waitingForDelivery',
        },
        {
          facts: { en: 'everything is sent', zh: '全部发出' },
          events: [ordered, ...delivered],
          ends: 'paid.delivered',
        },
        {
          facts: { en: 'without a tracking number', zh: '没有运单号' },
          events: [ordered, paid, { ...shipped, trackingNumber: '' }],
          because: { en: 'the shopper could not follow it', zh: '买家无法追踪' },
          ends: 'paid.waitingForDelivery',
        },
      ],
    },
    {
      id: 'shop-cannot-deliver',
      ask: {
        en: 'What if the shop can’t deliver a paid order?',
        zh: '已付款但商家无法发货怎么办？',
      },
      answer: {
        en: 'As long as nothing was sent the shop annuls it with a reason, and the whole sum is on the shopper’s balance at once.',
        zh: '只要尚未发货，商家说明原因后作废订单，全款立即退回买家余额。',
      },
      alsoCalled: 'out of stock annul shop cancels 缺货',
      arrows: [
        {
          from: 'paid.waitingForDelivery',
          on: 'order.annulled',
          if: 'isAnnullable',
          to: 'afterSale.refunded',
          who: 'operator',
          money: ['escrow → available'],
        },
      ],
      only: { on: ['order.annulled'] },
      examples: [
        {
          facts: { en: 'nothing sent, with a reason', zh: '未发货，有原因' },
          events: [ordered, paid, annulled],
          ends: 'afterSale.refunded',
        },
        {
          facts: { en: 'without a reason', zh: '没有原因' },
          events: [ordered, paid, { ...annulled, reason: ' ' }],
          because: { en: 'the shopper reads the reason', zh: '买家需要看到原因' },
          ends: 'paid.waitingForDelivery',
        },
        {
          facts: { en: 'a part was sent', zh: '已发出一部分' },
          events: [ordered, ...partlySent, annulled],
          because: { en: 'something is on its way', zh: '有商品已在途中' },
          ends: 'paid.waitingForDelivery',
        },
      ],
    },
    {
      id: 'order-completed',
      ask: { en: 'When is an order completed?', zh: '订单什么时候完成？' },
      answer: {
        en: 'When the shopper reviews it after receipt, or {toReview} after receipt.',
        zh: '收货后买家评价时，或收货{toReview}后自动完成。',
      },
      alsoCalled: 'complete finish review',
      arrows: [
        {
          from: 'paid.received',
          on: 'review.submitted',
          if: 'isReviewable',
          to: 'paid.completed',
          who: 'shopper',
        },
        {
          from: 'paid.received',
          on: 'order.completed',
          if: 'isDeadlinePassed',
          to: 'paid.completed',
          who: 'clock',
        },
      ],
      only: { to: ['paid.completed'] },
      examples: [
        {
          facts: { en: 'reviewed', zh: '已评价' },
          events: [ordered, ...received, reviewed],
          ends: 'paid.completed',
        },
        {
          facts: { en: 'the clock, {toReview} after receipt', zh: '收货{toReview}后系统处理' },
          events: [ordered, ...received, { type: 'order.completed', at: reviewBy }],
          ends: 'paid.completed',
        },
        {
          facts: { en: 'the clock, a moment earlier', zh: '早一刻系统处理' },
          events: [ordered, ...received, { type: 'order.completed', at: reviewBy - 1 }],
          because: { en: 'the shopper may still review', zh: '买家仍可评价' },
          ends: 'paid.received',
        },
      ],
    },
    {
      id: 'late-review',
      ask: { en: 'Until when can a shopper write a review?', zh: '买家什么时候可以评价？' },
      answer: {
        en: 'From receipt on, without an end; each line once.',
        zh: '收货后一直可以，每个商品只能评价一次。',
      },
      alsoCalled: 'rating comment stars add review write a review after days months',
      arrows: [
        {
          from: 'paid.received',
          on: 'review.submitted',
          if: 'isReviewable',
          to: 'paid.completed',
          who: 'shopper',
        },
        {
          from: 'paid.completed',
          on: 'review.submitted',
          if: 'isReviewable',
          to: 'stays',
          who: 'shopper',
        },
      ],
      only: { on: ['review.submitted'] },
      examples: [
        {
          facts: { en: 'another line, after completion', zh: '完成后评价另一商品' },
          events: [ordered, ...completed, { ...reviewed, lineIds: [2] }],
          ends: 'paid.completed',
        },
        {
          facts: { en: 'the same line again', zh: '再次评价同一商品' },
          events: [ordered, ...completed, reviewed],
          because: { en: 'it was reviewed', zh: '已评价过' },
          ends: 'paid.completed',
        },
        {
          facts: { en: 'before receipt', zh: '收货前' },
          events: [ordered, ...delivered, reviewed],
          because: { en: 'nothing was received yet', zh: '尚未收货' },
          ends: 'paid.delivered',
        },
      ],
    },
  ]),
]
