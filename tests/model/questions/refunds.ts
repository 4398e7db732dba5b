import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { refundRequestMachine } from '../../../src/machines/refundRequestMachine.ts'
import { periodsMs } from '../../support/facts.ts'
import { askAbout } from '../support/ownerQuestion.ts'
import {
  agreed,
  allBack,
  applying,
  before,
  completed,
  day,
  delivered,
  goodsBack,
  moneyBack,
  offered,
  ordered,
  paid,
  received,
  refunding,
  refundingAll,
  returning,
  returnUntil,
  settled,
} from '../support/orderJourneys.ts'

const refundUntil = before + periodsMs.toRefundLate
const refused = { type: 'refund.refused', at: before, reason: 'worn' } as const
const withdrawn = { type: 'refund.withdrawn', at: before } as const
const tooMuch = { ...moneyBack, request: { ...moneyBack.request, amountCents: 501 } } as const

export const questions = [
  ...askAbout(orderMachine, [
    {
      id: 'refund-possible',
      ask: { en: 'When is a refund possible?', zh: '什么时候可以申请退款？' },
      answer: {
        en: 'From payment until {toRefundLate} after completion, for no more than was paid for the pieces, and while no other request is open.',
        zh: '从付款起到订单完成后{toRefundLate}内，金额不超过所付款项，且没有其他未结束的申请。',
      },
      alsoCalled:
        'money back apply for refund complain parcel never arrived not received lost damaged broken',
      arrows: [
        {
          from: 'paid.waitingForDelivery',
          on: 'refund.applied',
          if: 'isRefundableBeforeDelivery',
          to: 'afterSale.applying',
          who: 'shopper',
        },
        {
          from: 'paid.delivered',
          on: 'refund.applied',
          if: 'isRefundable',
          to: 'afterSale.applying',
          who: 'shopper',
        },
        {
          from: 'paid.received',
          on: 'refund.applied',
          if: 'isRefundable',
          to: 'afterSale.applying',
          who: 'shopper',
        },
        {
          from: 'paid.completed',
          on: 'refund.applied',
          if: 'isRefundableInTime',
          to: 'afterSale.applying',
          who: 'shopper',
        },
      ],
      only: { on: ['refund.applied'] },
      examples: [
        {
          facts: { en: 'paid, not sent: money back without a return', zh: '已付款未发货：仅退款' },
          events: [ordered, paid, moneyBack],
          ends: 'afterSale.applying',
        },
        {
          facts: { en: 'paid, not sent: with a return', zh: '已付款未发货：退货退款' },
          events: [ordered, paid, goodsBack],
          because: { en: 'what was not sent can’t come back', zh: '未发出的商品无法退回' },
          ends: 'paid.waitingForDelivery',
        },
        {
          facts: { en: 'one cent more than was paid', zh: '比实付多一分' },
          events: [ordered, ...delivered, tooMuch],
          because: { en: '$5.00 was paid for the piece', zh: '该商品实付$5.00' },
          ends: 'paid.delivered',
        },
        {
          facts: {
            en: 'completed, in the last moment of {toRefundLate}',
            zh: '完成后{toRefundLate}的最后一刻',
          },
          events: [ordered, ...completed, { ...moneyBack, at: refundUntil - 1 }],
          ends: 'afterSale.applying',
        },
        {
          facts: { en: 'completed, after {toRefundLate}', zh: '完成{toRefundLate}后' },
          events: [ordered, ...completed, { ...moneyBack, at: refundUntil }],
          because: { en: 'the time is over', zh: '时间已过' },
          ends: 'paid.completed',
        },
      ],
    },
    {
      id: 'second-refund',
      ask: {
        en: 'Can a second refund be asked for while one is open?',
        zh: '已有退款申请时还能再申请吗？',
      },
      answer: {
        en: 'No: one request at a time; the next when it is refused, withdrawn or paid.',
        zh: '不能：一次只能有一个申请；被拒绝、撤回或退款后才能再次申请。',
      },
      alsoCalled: 'twice already submitted duplicate',
      arrows: [
        {
          from: 'paid.delivered',
          on: 'refund.applied',
          if: 'isRefundable',
          to: 'afterSale.applying',
          who: 'shopper',
        },
        {
          from: 'afterSale.applying',
          on: 'refund.refused',
          if: 'hasReason',
          to: 'paid.before',
          who: 'operator',
        },
        { from: 'afterSale.applying', on: 'refund.withdrawn', to: 'paid.before', who: 'shopper' },
      ],
      examples: [
        {
          facts: { en: 'a request is open', zh: '已有申请' },
          events: [ordered, ...applying, moneyBack],
          because: { en: 'one was submitted already', zh: '已提交过申请' },
          ends: 'afterSale.applying',
        },
        {
          facts: { en: 'the first one was withdrawn', zh: '第一个已撤回' },
          events: [ordered, ...applying, withdrawn, moneyBack],
          ends: 'afterSale.applying',
        },
      ],
    },
    {
      id: 'refund-decided',
      ask: { en: 'Who decides on a refund?', zh: '退款由谁决定？' },
      answer: {
        en: 'The shop agrees, offers less, or refuses with a reason; until then the shopper can withdraw the request.',
        zh: '商家可以同意、减少金额或说明原因后拒绝；在此之前买家可以撤回。',
      },
      alsoCalled: 'approve reject answer',
      arrows: [
        {
          from: 'afterSale.applying',
          on: 'refund.approved',
          if: 'needsNoReturn',
          to: 'afterSale.refunding',
          who: 'operator',
        },
        {
          from: 'afterSale.applying',
          on: 'refund.approved',
          if: 'hasReturnAddress',
          to: 'afterSale.awaitingReturn',
          who: 'operator',
        },
        {
          from: 'afterSale.applying',
          on: 'refund.refused',
          if: 'hasReason',
          to: 'paid.before',
          who: 'operator',
        },
        { from: 'afterSale.applying', on: 'refund.withdrawn', to: 'paid.before', who: 'shopper' },
      ],
      only: { on: ['refund.approved'] },
      screen: 'afterSale.applying',
      examples: [
        {
          facts: { en: 'refused with a reason', zh: '有原因地拒绝' },
          events: [ordered, ...applying, refused],
          ends: 'paid.waitingForDelivery',
        },
        {
          facts: { en: 'refused without a reason', zh: '无原因拒绝' },
          events: [ordered, ...applying, { ...refused, reason: ' ' }],
          because: { en: 'the shopper reads the reason', zh: '买家需要看到原因' },
          ends: 'afterSale.applying',
        },
      ],
    },
    {
      id: 'offer-less',
      ask: { en: 'Can the shop pay back less than was asked for?', zh: '商家可以少退吗？' },
      answer: {
        en: 'Yes, when it agrees: a lower sum above zero, with a reason that the shopper reads.',
        zh: '可以：同意时给出大于零的较低金额，并说明买家可见的原因。',
      },
      alsoCalled: 'partial refund offer',
      arrows: [
        {
          from: 'afterSale.applying',
          on: 'refund.approved',
          if: 'needsNoReturn',
          to: 'afterSale.refunding',
          who: 'operator',
        },
        {
          from: 'afterSale.applying',
          on: 'refund.approved',
          if: 'hasReturnAddress',
          to: 'afterSale.awaitingReturn',
          who: 'operator',
        },
      ],
      examples: [
        {
          facts: { en: '$2.00 of $5.00, with a reason', zh: '$5.00中退$2.00，有原因' },
          events: [ordered, ...applying, offered],
          ends: 'afterSale.refunding',
        },
        {
          facts: { en: '$2.00 of $5.00, without a reason', zh: '$5.00中退$2.00，无原因' },
          events: [ordered, ...applying, { ...offered, offer: { amountCents: 200, reason: '' } }],
          because: { en: 'a lower sum needs a reason', zh: '减少金额必须说明原因' },
          ends: 'afterSale.applying',
        },
        {
          facts: { en: 'more than was asked for', zh: '多于申请金额' },
          events: [
            ordered,
            ...applying,
            { ...offered, offer: { amountCents: 600, reason: 'kind' } },
          ],
          because: { en: 'an offer is lower than the request', zh: '金额须低于申请' },
          ends: 'afterSale.applying',
        },
      ],
    },
    {
      id: 'refund-money',
      ask: { en: 'Where does the money of a refund come from?', zh: '退款的钱从哪里来？' },
      answer: {
        en: 'Before receipt from escrow, afterwards from the shop’s revenue; it goes to the shopper’s balance.',
        zh: '收货前来自平台托管，收货后来自商家收入；退到买家余额。',
      },
      alsoCalled: 'escrow revenue pays refund when how long until arrives',
      arrows: [
        {
          from: 'afterSale.refunding',
          on: 'refund.settled',
          if: 'isNothingLeftInEscrow',
          to: 'afterSale.refunded',
          who: 'clock',
          money: ['escrow → available', 'escrow → revenue'],
        },
        {
          from: 'afterSale.refunding',
          on: 'refund.settled',
          if: 'isNothingLeft',
          to: 'afterSale.refunded',
          who: 'clock',
          money: ['revenue → available'],
        },
        {
          from: 'afterSale.refunding',
          on: 'refund.settled',
          if: 'isNothingUnsent',
          to: 'paid.delivered',
          who: 'clock',
          money: ['escrow → available'],
        },
        {
          from: 'afterSale.refunding',
          on: 'refund.settled',
          if: 'isWithinEscrow',
          to: 'paid.before',
          who: 'clock',
          money: ['escrow → available'],
        },
        {
          from: 'afterSale.refunding',
          on: 'refund.settled',
          if: 'isWithinRevenue',
          to: 'paid.before',
          who: 'clock',
          money: ['revenue → available'],
        },
      ],
      only: { on: ['refund.settled'] },
      screen: 'afterSale.refunding',
      examples: [
        {
          facts: { en: '$5.00 of $30.00, before receipt', zh: '收货前，$30.00中退$5.00' },
          events: [ordered, ...refunding, settled],
          ends: 'paid.waitingForDelivery',
        },
        {
          facts: { en: 'every piece, before receipt', zh: '收货前全部退款' },
          events: [ordered, ...refundingAll, settled],
          ends: 'afterSale.refunded',
        },
        {
          facts: { en: 'every piece, after receipt', zh: '收货后全部退款' },
          events: [ordered, ...received, allBack, agreed, settled],
          ends: 'afterSale.refunded',
        },
      ],
    },
    {
      id: 'after-refund',
      ask: {
        en: 'What becomes of the order after a partial refund?',
        zh: '部分退款后订单会怎样？',
      },
      answer: {
        en: 'It returns to the state it had before; the rest of its time goes on from there.',
        zh: '回到申请前的状态，剩余时间继续计算。',
      },
      arrows: [
        {
          from: 'afterSale.refunding',
          on: 'refund.settled',
          if: 'isWithinEscrow',
          to: 'paid.before',
          who: 'clock',
          money: ['escrow → available'],
        },
        {
          from: 'afterSale.refunding',
          on: 'refund.settled',
          if: 'isWithinRevenue',
          to: 'paid.before',
          who: 'clock',
          money: ['revenue → available'],
        },
      ],
      screen: 'afterSale.refunding',
      examples: [
        {
          facts: { en: 'one of three pieces, before shipping', zh: '发货前退三件中的一件' },
          events: [ordered, ...refunding, settled],
          ends: 'paid.waitingForDelivery',
        },
      ],
    },
    {
      id: 'deadline-during-refund',
      ask: { en: 'Do deadlines run while a refund is open?', zh: '退款处理期间倒计时会走吗？' },
      answer: {
        en: 'No: they stand still, and go on with the time that was left.',
        zh: '不会：倒计时暂停，结束后按剩余时间继续。',
      },
      alsoCalled: 'clock stops pause countdown timer',
      arrows: [
        {
          from: 'paid.delivered',
          on: 'refund.applied',
          if: 'isRefundable',
          to: 'afterSale.applying',
          who: 'shopper',
        },
        { from: 'afterSale.applying', on: 'refund.withdrawn', to: 'paid.before', who: 'shopper' },
      ],
      examples: [
        {
          facts: {
            en: 'a request is open, and {toConfirmReceipt} pass',
            zh: '申请中，过了{toConfirmReceipt}',
          },
          events: [
            ordered,
            ...delivered,
            moneyBack,
            { type: 'receipt.autoConfirmed', at: before + 40 * day, returnUntil },
          ],
          because: { en: 'the time stands still', zh: '倒计时已暂停' },
          ends: 'afterSale.applying',
        },
        {
          facts: {
            en: 'withdrawn after 40 days, and {toConfirmReceipt} more pass',
            zh: '40天后撤回，再过{toConfirmReceipt}',
          },
          events: [
            ordered,
            ...delivered,
            moneyBack,
            { ...withdrawn, at: before + 40 * day },
            {
              type: 'receipt.autoConfirmed',
              at: before + 40 * day + periodsMs.toConfirmReceipt,
              returnUntil,
            },
          ],
          ends: 'paid.received',
        },
      ],
    },
    {
      id: 'withdraw-refund',
      ask: {
        en: 'Until when can a shopper withdraw a refund request?',
        zh: '买家什么时候可以撤回退款申请？',
      },
      answer: {
        en: 'While the shop examines it, and until the goods are sent back.',
        zh: '商家审核期间，以及寄回商品之前。',
      },
      alsoCalled: 'cancel refund take back',
      arrows: [
        { from: 'afterSale.applying', on: 'refund.withdrawn', to: 'paid.before', who: 'shopper' },
        {
          from: 'afterSale.awaitingReturn',
          on: 'refund.withdrawn',
          to: 'paid.before',
          who: 'shopper',
        },
      ],
      only: { on: ['refund.withdrawn'] },
      screen: 'afterSale.applying',
      examples: [
        {
          facts: { en: 'the goods are on their way back', zh: '商品已寄回' },
          events: [ordered, ...returning, withdrawn],
          because: { en: 'the goods are on their way', zh: '商品在途中' },
          ends: 'afterSale.returning',
        },
      ],
    },
  ]),
  ...askAbout(refundRequestMachine, [
    {
      id: 'refund-sent-twice',
      ask: {
        en: 'What if the answer to a refund request is lost?',
        zh: '提交退款后没有收到应答怎么办？',
      },
      answer: {
        en: 'The form keeps everything, and sending it again unchanged counts once.',
        zh: '表单内容保留，原样再次提交只算一次。',
      },
      alsoCalled: 'connection lost offline twice retry',
      arrows: [
        { from: 'submitting', on: 'apply answered', to: 'filling.unanswered', who: 'server' },
        { from: 'filling.unanswered', on: 'request.submitted', to: 'submitting', who: 'shopper' },
      ],
    },
  ]),
]
