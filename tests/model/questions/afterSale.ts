import { orderMachine } from '../../../src/machines/orderMachine.ts'
import { refundRequestMachine } from '../../../src/machines/refundRequestMachine.ts'
import { returnMachine } from '../../../src/machines/returnMachine.ts'
import { periodsMs } from '../../support/facts.ts'
import { askAbout } from '../support/ownerQuestion.ts'
import {
  agreed,
  allBack,
  allReturned,
  applying,
  awaitingReturn,
  awaitingStatutory,
  before,
  completed,
  day,
  delivered,
  goodsAreBack,
  goodsBack,
  lampReturned,
  moneyBack,
  offered,
  ordered,
  paid,
  received,
  refunding,
  refundingAll,
  returning,
  returningStatutory,
  returnUntil,
  sentBack,
  settled,
  wornGoodsAreBack,
} from '../support/orderJourneys.ts'

const refundUntil = before + periodsMs.toRefundLate
const sendBackBy = before + periodsMs.toSendBack
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
      alsoCalled: 'money back apply for refund complain',
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
      alsoCalled: 'escrow revenue pays refund',
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
