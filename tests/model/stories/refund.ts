import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { refundMachine } from '../../../src/machines/refundMachine.ts'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import { periodsMs } from '../../support/facts.ts'
import {
  agreed,
  confirmed,
  delivered,
  goodsAreBack,
  goodsBack,
  ordered,
  sentBack,
  settled,
} from '../support/orderJourneys.ts'
import type { Story } from '../support/story.ts'

const asked = {
  type: 'refund.applied',
  pieces: 1,
  amountCents: 2_000,
  mostCents: 2_000,
  withReturn: true,
}

/** A lamp of $20.00 of an order of $30.00 goes back. */
export const refund: Story = {
  id: 'refund',
  title: { en: 'A refund: from the request to the balance', zh: '一次退款：从申请到余额' },
  whatIf: [
    { id: 'refused', label: { en: 'the shop refuses', zh: '商家拒绝' } },
    { id: 'twice', label: { en: 'it is asked for twice', zh: '申请两次' } },
    { id: 'received', label: { en: 'receipt was confirmed before', zh: '此前已确认收货' } },
    {
      id: 'clock',
      label: { en: 'the time to confirm receipt passes meanwhile', zh: '期间确认收货时限已过' },
    },
    { id: 'session', label: { en: 'the session ends', zh: '登录失效' } },
  ],
  balances: { available: 5_000, escrow: 0, revenue: 0 },
  booksOf: ['order'],
  script: (stage, isOn) => {
    const act = (
      who: 'shopper' | 'operator' | 'clock',
      event: { type: string },
      says: { en: string; zh: string },
      cents = 0,
    ) => {
      const isDone = stage.act(who, 'order', event, says, cents)
      return isDone
    }
    stage.begin(sessionMachine, { token: 'token', userInfo: null })
    stage.begin(orderMachine)
    stage.begin(refundMachine)
    act('shopper', ordered, { en: 'An order of $30.00.', zh: '下单$30.00。' })
    for (const event of delivered) {
      act(
        event.type === 'order.paid' ? 'shopper' : 'operator',
        event,
        event.type === 'order.paid'
          ? { en: 'It is paid.', zh: '已付款。' }
          : { en: 'It is sent.', zh: '已发货。' },
        3_000,
      )
    }
    if (isOn('received'))
      act(
        'shopper',
        confirmed,
        {
          en: 'The shopper confirms receipt: the shop has the money.',
          zh: '买家确认收货：商家已收款。',
        },
        3_000,
      )
    act('shopper', goodsBack, {
      en: 'The shopper asks for $20.00, with a return.',
      zh: '买家申请退货退款$20.00。',
    })
    stage.act('shopper', 'refund', asked, {
      en: 'The request has a life of its own.',
      zh: '申请单独处理。',
    })
    if (isOn('twice'))
      act('shopper', goodsBack, { en: 'The shopper asks again.', zh: '买家再次申请。' })
    if (isOn('session'))
      stage.act(
        'app',
        'session',
        { type: 'token.refused', token: 'token' },
        { en: 'The session ends; the request stays.', zh: '登录失效；申请保留。' },
      )
    if (isOn('clock')) {
      act(
        'clock',
        {
          type: 'receipt.autoConfirmed',
          at: confirmed.at + periodsMs.toConfirmReceipt,
          returnUntil: confirmed.returnUntil,
        } as { type: string },
        {
          en: 'The clock would confirm receipt, but the time stands still.',
          zh: '系统想确认收货，但倒计时已暂停。',
        },
        3_000,
      )
    }
    if (isOn('refused')) {
      const refusal = { type: 'refund.refused', at: confirmed.at, reason: 'worn' }
      act('operator', refusal, {
        en: 'The shop refuses and says why; the order goes on.',
        zh: '商家说明原因后拒绝；订单继续。',
      })
      stage.act('operator', 'refund', refusal, { en: 'The request is over.', zh: '申请结束。' })
      stage.send('notice', { en: 'Notice: refused, and why.', zh: '通知：被拒绝及原因。' })
      return
    }
    const steps = [
      [
        'operator',
        agreed,
        { en: 'The shop agrees and gives the return address.', zh: '商家同意并提供退货地址。' },
      ],
      ['shopper', sentBack, { en: 'The lamp is on its way back.', zh: '台灯已寄回。' }],
      [
        'operator',
        goodsAreBack,
        { en: 'The lamp arrived, fit for sale.', zh: '台灯已到，可再次销售。' },
      ],
      ['clock', settled, { en: 'The money goes back to the balance.', zh: '款项退回余额。' }],
    ] as const
    for (const [who, event, says] of steps) {
      act(who, event, says, 2_000)
      stage.act(who, 'refund', event, says)
    }
    stage.send('notice', {
      en: 'Notice: $20.00 are on your balance.',
      zh: '通知：$20.00已退回余额。',
    })
    stage.send('mail', { en: 'Mail: the credit note.', zh: '邮件：退款凭证。' })
  },
}
