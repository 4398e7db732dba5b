import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { periodsMs } from '../../support/facts.ts'
import { askAbout } from '../support/ownerQuestion.ts'
import { ordered, paid, placedAt } from '../support/orderJourneys.ts'

const payBy = placedAt + periodsMs.toPay

export const questions = [
  ...askAbout(orderMachine, [
    {
      id: 'cancel-order',
      ask: { en: 'Who can cancel an order, and when?', zh: '谁能取消订单，什么时候可以？' },
      answer: {
        en: 'Until it is paid the shopper can; the clock does when nobody has paid within {toPay}; and the shop can annul a paid order of which nothing was sent.',
        zh: '付款前买家可以取消；{toPay}内无人付款由系统自动取消；已付款但尚未发货的订单，商家可以说明原因后作废。',
      },
      arrows: [
        { from: 'waitingToPay', on: 'order.cancelled', to: 'cancelled', who: 'shopper' },
        {
          from: 'waitingToPay',
          on: 'order.expired',
          if: 'isDeadlinePassed',
          to: 'cancelled',
          who: 'clock',
        },
        {
          from: 'paid.waitingForDelivery',
          on: 'order.annulled',
          if: 'isAnnullable',
          to: 'afterSale.refunded',
          who: 'operator',
          money: ['escrow → available'],
        },
      ],
      only: { to: ['cancelled'], on: ['order.cancelled', 'order.expired', 'order.annulled'] },
      examples: [
        {
          facts: { en: 'not paid yet', zh: '尚未付款' },
          events: [ordered, { type: 'order.cancelled' }],
          ends: 'cancelled',
        },
        {
          facts: { en: 'paid already', zh: '已付款' },
          events: [ordered, paid, { type: 'order.cancelled' }],
          because: {
            en: 'a paid order is returned or refunded, not cancelled',
            zh: '已付款订单只能退货或退款，不能取消',
          },
          ends: 'paid.waitingForDelivery',
        },
      ],
    },
    {
      id: 'time-to-pay',
      ask: { en: 'How long does a shopper have to pay?', zh: '下单后多久内必须付款？' },
      answer: {
        en: '{toPay} from the placing; then the order is cancelled and its pieces are free again.',
        zh: '下单后{toPay}内；逾期订单自动取消，库存释放。',
      },
      alsoCalled: 'pay deadline payment time limit unpaid',
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
          from: 'waitingToPay',
          on: 'order.expired',
          if: 'isDeadlinePassed',
          to: 'cancelled',
          who: 'clock',
        },
      ],
      only: { on: ['order.paid', 'order.expired'] },
      screen: 'waitingToPay',
      examples: [
        {
          facts: { en: 'paid in the last moment of {toPay}', zh: '在{toPay}的最后一刻付款' },
          events: [ordered, { ...paid, at: payBy - 1 }],
          ends: 'paid.waitingForDelivery',
        },
        {
          facts: { en: 'paid after {toPay}', zh: '{toPay}后付款' },
          events: [ordered, { ...paid, at: payBy }],
          because: { en: 'the time is over', zh: '时间已过' },
          ends: 'waitingToPay',
        },
        {
          facts: { en: 'the clock, after {toPay}', zh: '{toPay}后系统处理' },
          events: [ordered, { type: 'order.expired', at: payBy }],
          ends: 'cancelled',
        },
        {
          facts: { en: 'the clock, a moment earlier', zh: '早一刻系统处理' },
          events: [ordered, { type: 'order.expired', at: payBy - 1 }],
          because: { en: 'the shopper may still pay', zh: '买家仍可付款' },
          ends: 'waitingToPay',
        },
      ],
    },
    {
      id: 'place-order',
      ask: { en: 'What does it take to place an order?', zh: '下单需要满足什么条件？' },
      answer: {
        en: 'Every piece is in stock and the total shown is right; all pieces are reserved for {toPay}, or none.',
        zh: '所有商品都有库存，且显示的总额正确；全部商品预留{toPay}，否则一件也不预留。',
      },
      alsoCalled: 'stock reserve sold out buy',
      arrows: [
        {
          from: 'atCheckout',
          on: 'order.placed',
          if: 'canBePlaced',
          to: 'waitingToPay',
          who: 'shopper',
        },
      ],
      only: { on: ['order.placed'] },
      examples: [
        {
          facts: { en: 'all in stock, for the total shown', zh: '全部有货，总额一致' },
          events: [ordered],
          ends: 'waitingToPay',
        },
        {
          facts: { en: 'one piece sold out', zh: '其中一件售罄' },
          events: [
            { ...ordered, lines: ordered.lines.map((line) => ({ ...line, piecesLeft: 0 })) },
          ],
          because: { en: 'all pieces are reserved, or none', zh: '要么全部预留，要么都不预留' },
          ends: 'atCheckout',
        },
        {
          facts: { en: 'the price changed meanwhile', zh: '价格已变' },
          events: [{ ...ordered, totalCents: 2_999 }],
          because: { en: 'the total shown is not the total', zh: '显示的总额不是实际总额' },
          ends: 'atCheckout',
        },
      ],
    },
    {
      id: 'pay-order',
      ask: { en: 'What does it take to pay an order?', zh: '付款需要满足什么条件？' },
      answer: {
        en: 'The time to pay is not over, the payment code or passkey is proven, and the balance covers the total.',
        zh: '未超过付款时限，支付密码或通行密钥已验证，且余额足够。',
      },
      arrows: [
        {
          from: 'waitingToPay',
          on: 'order.paid',
          if: 'canBePaid',
          to: 'paid.waitingForDelivery',
          who: 'shopper',
          money: ['available → escrow'],
        },
      ],
      only: { on: ['order.paid'] },
      screen: 'waitingToPay',
      examples: [
        {
          facts: {
            en: '$30.00 on the balance for $30.00, code proven, in time',
            zh: '余额$30.00，应付$30.00，密码已验证，未超时',
          },
          events: [ordered, paid],
          ends: 'paid.waitingForDelivery',
        },
        {
          facts: { en: '$29.99 on the balance for $30.00', zh: '余额$29.99，应付$30.00' },
          events: [ordered, { ...paid, balanceCents: 2_999 }],
          because: { en: 'the balance is one cent short', zh: '余额差一分' },
          ends: 'waitingToPay',
        },
        {
          facts: { en: 'without a proven code', zh: '密码未验证' },
          events: [ordered, { ...paid, codeProven: false }],
          because: { en: 'nobody proved to be the shopper', zh: '未证明是本人' },
          ends: 'waitingToPay',
        },
      ],
    },
    {
      id: 'pieces-reserved',
      ask: {
        en: 'When are reserved pieces free for others again?',
        zh: '预留的库存什么时候释放？',
      },
      answer: {
        en: 'When the order is cancelled, runs out of its time to pay, or is annulled by the shop.',
        zh: '订单取消、超过付款时限或被商家作废时。',
      },
      alsoCalled: 'stock inventory release reserve',
      arrows: [
        { from: 'waitingToPay', on: 'order.cancelled', to: 'cancelled', who: 'shopper' },
        {
          from: 'waitingToPay',
          on: 'order.expired',
          if: 'isDeadlinePassed',
          to: 'cancelled',
          who: 'clock',
        },
        {
          from: 'paid.waitingForDelivery',
          on: 'order.annulled',
          if: 'isAnnullable',
          to: 'afterSale.refunded',
          who: 'operator',
          money: ['escrow → available'],
        },
      ],
      screen: 'waitingToPay',
      examples: [
        {
          facts: { en: 'placed, three pieces reserved', zh: '已下单，预留三件' },
          events: [ordered, { type: 'order.cancelled' }],
          ends: 'cancelled',
        },
      ],
    },
  ]),
]
