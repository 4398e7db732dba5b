import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { paymentCodeMachine } from '../../../src/machines/paymentCodeMachine.ts'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import { periodsMs } from '../../support/facts.ts'
import {
  annulled,
  confirmed,
  delivered,
  ordered,
  paid,
  placedAt,
} from '../support/orderJourneys.ts'
import type { Story } from '../support/story.ts'

const expired = { type: 'order.expired', at: placedAt + periodsMs.toPay }
const answered = (output: object) => ({
  type: 'xstate.done.actor.payOrder',
  output,
  actorId: 'payOrder',
})
const verified = {
  type: 'xstate.done.actor.verifyCode',
  output: { type: 'proven', proof: 'proof' },
  actorId: 'verifyCode',
}
const [, shipped] = delivered

/** From the tap on “Pay” to the shop's money. */
export const purchase: Story = {
  id: 'purchase',
  title: {
    en: 'A purchase: from the tap to the shop’s money',
    zh: '一次购买：从点击付款到商家收款',
  },
  whatIf: [
    { id: 'clock', label: { en: 'the time to pay passes', zh: '付款时限已过' } },
    { id: 'connection', label: { en: 'the answer to the payment is lost', zh: '付款应答丢失' } },
    { id: 'twice', label: { en: 'the shopper pays twice', zh: '买家付款两次' } },
    { id: 'session', label: { en: 'the session ends after the payment', zh: '付款后登录失效' } },
    { id: 'annulled', label: { en: 'the shop can’t deliver', zh: '商家无法发货' } },
  ],
  balances: { available: 5_000, escrow: 0, revenue: 0 },
  booksOf: ['order'],
  script: (stage, isOn) => {
    stage.begin(sessionMachine, { token: 'token', userInfo: null })
    stage.begin(orderMachine)
    stage.begin(paymentCodeMachine)
    stage.act('shopper', 'order', ordered, {
      en: 'The shopper places an order of $30.00.',
      zh: '买家下单，$30.00。',
    })
    stage.act(
      'shopper',
      'paymentCode',
      {
        type: 'payment.requested',
        payment: { operation: 'orderPay', subjectId: 1, amountCents: 3_000 },
        codeIsSet: true,
      },
      { en: 'The shopper taps “Pay”.', zh: '买家点击“付款”。' },
    )
    for (const digit of '246810') {
      stage.act(
        'shopper',
        'paymentCode',
        { type: 'digit.entered', digit },
        { en: 'A digit of the code.', zh: '输入一位密码。' },
      )
    }
    stage.act(
      'shopper',
      'paymentCode',
      { type: 'code.submitted' },
      { en: 'The code is complete.', zh: '密码输入完成。' },
    )
    stage.act('server', 'paymentCode', verified, {
      en: 'The code is right: it proves this one sum.',
      zh: '密码正确：仅证明这笔金额。',
    })
    if (isOn('clock')) {
      stage.act('clock', 'order', expired, {
        en: 'The time to pay is over: the pieces are free again.',
        zh: '付款时限已过：库存释放。',
      })
    }
    const isPaid = stage.act(
      'shopper',
      'order',
      paid,
      { en: 'The server books the payment.', zh: '服务器记账付款。' },
      3_000,
    )
    if (isOn('connection')) {
      stage.act(
        'server',
        'paymentCode',
        answered({ type: 'failed', failure: { type: 'network' } }),
        { en: 'The answer never arrives.', zh: '应答没有到达。' },
      )
      stage.act(
        'shopper',
        'paymentCode',
        { type: 'payment.retried' },
        {
          en: 'The shopper tries again: the same request, with the same key.',
          zh: '买家重试：同一请求，同一幂等键。',
        },
      )
      stage.act(
        'shopper',
        'order',
        paid,
        {
          en: 'The server knows the request and books nothing again.',
          zh: '服务器识别该请求，不再记账。',
        },
        3_000,
      )
    }
    stage.act(
      'server',
      'paymentCode',
      answered(isPaid ? { type: 'paid', order: null } : { type: 'stateChanged', order: null }),
      isPaid
        ? { en: 'The sheet says that the order is paid.', zh: '弹窗显示订单已付款。' }
        : {
            en: 'The sheet says that the order no longer waits for payment.',
            zh: '弹窗显示订单已不再等待付款。',
          },
    )
    if (isOn('twice')) {
      stage.act(
        'shopper',
        'order',
        paid,
        { en: 'A second payment of the same order.', zh: '同一订单的第二次付款。' },
        3_000,
      )
    }
    stage.send(
      'notice',
      isPaid
        ? { en: 'Notice: paid.', zh: '通知：已付款。' }
        : { en: 'Notice: cancelled, as nobody paid in time.', zh: '通知：超时未付款，已取消。' },
    )
    if (!isPaid) return
    stage.send('mail', {
      en: 'Mail: your order is paid, with its invoice.',
      zh: '邮件：订单已付款，附发票。',
    })
    if (isOn('session')) {
      stage.act(
        'app',
        'session',
        { type: 'token.refused', token: 'token' },
        {
          en: 'The server no longer knows the session. The order goes on without it.',
          zh: '服务器不再认可登录，订单照常进行。',
        },
      )
    }
    if (isOn('annulled')) {
      stage.act(
        'operator',
        'order',
        annulled,
        { en: 'The shop can’t deliver and says why.', zh: '商家无法发货并说明原因。' },
        3_000,
      )
      stage.send('notice', {
        en: 'Notice: the whole sum is back on your balance.',
        zh: '通知：全款已退回余额。',
      })
      return
    }
    if (shipped !== undefined) {
      stage.act('operator', 'order', shipped, {
        en: 'The shop hands everything to a carrier.',
        zh: '商家全部发货。',
      })
    }
    if (isOn('session')) {
      stage.act(
        'clock',
        'order',
        {
          type: 'receipt.autoConfirmed',
          at: confirmed.at + periodsMs.toConfirmReceipt,
          returnUntil: confirmed.returnUntil,
        },
        { en: 'Nobody signs in: the clock confirms receipt.', zh: '无人登录：系统自动确认收货。' },
        3_000,
      )
    } else {
      stage.act(
        'shopper',
        'order',
        confirmed,
        { en: 'The shopper confirms receipt: the shop is paid.', zh: '买家确认收货：商家收款。' },
        3_000,
      )
    }
  },
}
