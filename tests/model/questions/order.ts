import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { askAbout } from '../support/ownerQuestion.ts'

export const questions = askAbout(orderMachine, [
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
  },
])
