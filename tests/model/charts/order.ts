import { transition } from 'xstate'
import { orderMachine } from '../../../src/machines/orderMachine.ts'
import type { OrderEvent } from '../../../src/machines/orderTypes.ts'
import type { OrderSnapshot } from '../../../src/machines/selectors/orderSelectors.ts'
import { getUserInfo, verifyPay } from '../../../contract/account.ts'
import { cancelOrder, confirmReceipt, extendReceipt, payOrder } from '../../../contract/orders.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import {
  applyRefund,
  quoteRefund,
  sendGoodsBack,
  withdrawRefund,
} from '../../../contract/refunds.ts'
import { declareReturn } from '../../../contract/returns.ts'
import { addReview } from '../../../contract/reviews.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { proveChart } from '../support/chartProof.ts'
import {
  agreed,
  allBack,
  annulled,
  before as earlier,
  confirmed,
  goodsAreBack,
  goodsBack,
  moneyBack,
  muchLater,
  offered,
  ordered,
  paid,
  placed,
  reviewed,
  sentBack,
  lampShipped,
  lampReturned,
  allReturned,
  returnUntil,
  wornGoodsAreBack,
  restOf,
  settled,
  shipped,
} from '../support/orderJourneys.ts'
import {
  answersWith,
  asksForMoney,
  confirms,
  evidence,
  isNoticeFor,
  orderAt,
  payCode,
  pays,
  refundAsked,
  returnsGoods,
  reviewOf,
  reviews,
  sendsBack,
} from '../support/orderOnScreen.ts'
import { answer } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { codeProof } from '../../factories/codeProof.ts'
import { refundIn, returnIn, reviewIn, showsOrder } from '../support/orderShown.ts'
import { takesPicture } from '../support/pictureOnScreen.ts'
import { ask } from '../support/wire.ts'

const notThePage = { none: 'the shop or the clock does it, not the page' }
const payBy = placed.deadline ?? 0

export const proof = proveChart<typeof orderMachine>({
  machine: orderMachine,
  question: 'Where does an order stand, who acts next, and where does the money go?',
  actedBy: {
    'order.placed': 'shopper',
    'order.paid': 'shopper',
    'order.cancelled': 'shopper',
    'order.expired': 'clock',
    'parcel.shipped': 'operator',
    'order.annulled': 'operator',
    'receipt.confirmed': 'shopper',
    'receipt.autoConfirmed': 'clock',
    'receipt.extended': 'shopper',
    'review.submitted': 'shopper',
    'order.completed': 'clock',
    'return.declared': 'shopper',
    'return.lapsed': 'clock',
    'refund.applied': 'shopper',
    'refund.withdrawn': 'shopper',
    'refund.refused': 'operator',
    'refund.approved': 'operator',
    'goods.sentBack': 'shopper',
    'goods.returned': 'operator',
    'refund.settled': 'clock',
  },
  events: {
    'order.placed': [
      ordered,
      { ...ordered, lines: [] },
      { ...ordered, lines: ordered.lines.map((line) => ({ ...line, piecesLeft: 0 })) },
      { ...ordered, totalCents: 2_999 },
    ],
    'order.paid': [
      paid,
      { ...paid, at: payBy },
      { ...paid, codeProven: false },
      { ...paid, balanceCents: 2_999 },
    ],
    'order.cancelled': [{ type: 'order.cancelled' }],
    'order.expired': [
      { type: 'order.expired', at: payBy },
      { type: 'order.expired', at: payBy - 1 },
    ],
    'parcel.shipped': ({ context }) => [
      restOf(context),
      lampShipped,
      { ...shipped, carrier: ' ' },
      { ...shipped, trackingNumber: '' },
    ],
    'order.annulled': [annulled, { ...annulled, reason: ' ' }],
    'receipt.confirmed': [confirmed],
    'receipt.autoConfirmed': [
      { type: 'receipt.autoConfirmed', at: earlier, returnUntil },
      { type: 'receipt.autoConfirmed', at: muchLater, returnUntil },
    ],
    'receipt.extended': [{ type: 'receipt.extended' }],
    'review.submitted': [reviewed, { ...reviewed, lineIds: [] }, { ...reviewed, lineIds: [3] }],
    'order.completed': [
      { type: 'order.completed', at: earlier },
      { type: 'order.completed', at: muchLater },
    ],
    'return.declared': [
      lampReturned,
      allReturned,
      { ...lampReturned, lines: [] },
      { ...lampReturned, at: returnUntil },
    ],
    'return.lapsed': [
      { type: 'return.lapsed', at: earlier },
      { type: 'return.lapsed', at: muchLater },
    ],
    'refund.applied': [
      moneyBack,
      goodsBack,
      allBack,
      { ...moneyBack, request: { ...moneyBack.request, amountCents: 501 } },
    ],
    'refund.withdrawn': [{ type: 'refund.withdrawn', at: earlier }],
    'refund.refused': [
      { type: 'refund.refused', at: earlier, reason: 'worn' },
      { type: 'refund.refused', at: earlier, reason: ' ' },
    ],
    'refund.approved': [agreed, { ...agreed, returnAddress: null }, offered],
    'goods.sentBack': [sentBack, { ...sentBack, carrier: '' }],
    'goods.returned': [goodsAreBack, wornGoodsAreBack, { ...goodsAreBack, resellableQuantity: 4 }],
    'refund.settled': [settled],
  },
  actors: {},
  /**
   * Only the pieces that are left count, not the cents: an offer lowers those, and none is left out
   * by it. Of a deadline only what the events' times can tell.
   */
  distinguish: ({
    context: { money: _money, stock, lines, deadline, timeLeft, returnUntil, ...rest },
  }) => ({
    totalCents: rest.totalCents,
    extensions: rest.extensions,
    refund: rest.refund,
    deadline: standOf(deadline),
    isStopped: timeLeft !== null,
    returnUntil: standOf(returnUntil),
    isReturnStopped: rest.returnTimeLeft !== null,
    isAnySent: stock.sentPieces > 0,
    lines: lines.map(({ refundablePieces, unsentPieces, reviewed: isReviewed }) => [
      refundablePieces.length,
      unsentPieces,
      isReviewed,
    ]),
  }),
  api: { walkedBy: 'tests/model/api/orderPaths.test.ts' },
  screens: {
    open: async (stage) => {
      const userInfo = answer(aUserInfo())
      await stage.reply({ call: getUserInfo, reply: userInfo, standing: true })
    },
    mocked: {
      events: [
        'order.expired',
        'parcel.shipped',
        'order.annulled',
        'receipt.autoConfirmed',
        'order.completed',
        'return.lapsed',
        'refund.refused',
        'refund.approved',
        'goods.returned',
        'refund.settled',
      ],
      why: 'the test tells of it as the server would; office and clock cause it over HTTP, in orderPaths',
    },
    gestures: {
      'order.placed': async (stage, event, before) => {
        await answersWith(stage, afterwards(before, event))
        await stage.page.goto('/orderInfo/31')
        await stage.stream.open('41')
      },
      'order.paid': (stage, event, before) => pays(stage, afterwards(before, event)),
      'order.cancelled': async (stage, event, before) => {
        await answersWith(stage, afterwards(before, event), cancelOrder)
        await confirms(stage, 'Cancel order')
      },
      'order.expired': isNotice,
      'parcel.shipped': isNotice,
      'order.annulled': isNotice,
      'receipt.confirmed': async (stage, event, before) => {
        await answersWith(stage, afterwards(before, event), confirmReceipt)
        await confirms(stage, 'Confirm receipt')
      },
      'receipt.autoConfirmed': isNotice,
      'receipt.extended': async (stage, event, before) => {
        await answersWith(stage, afterwards(before, event), extendReceipt)
        await confirms(stage, 'Extend by 7 days')
      },
      'review.submitted': (stage, event, before) => reviews(stage, afterwards(before, event)),
      'order.completed': isNotice,
      'return.declared': (stage, event, before) =>
        returnsGoods(stage, event.lines, afterwards(before, event)),
      'return.lapsed': isNotice,
      'refund.applied': (stage, event, before) =>
        asksForMoney(stage, event.request, afterwards(before, event)),
      'refund.withdrawn': async (stage, event, before) => {
        await answersWith(stage, afterwards(before, event), withdrawRefund)
        await confirms(stage, 'Withdraw request')
      },
      'refund.refused': isNotice,
      'refund.approved': isNotice,
      'goods.sentBack': (stage, event, before) =>
        sendsBack(stage, event, afterwards(before, event)),
      'goods.returned': isNotice,
      'refund.settled': isNotice,
    },
    answers: {},
    sends: {
      'order.placed': { none: 'the checkout sends it, and what it sends is compared in its chart' },
      'order.paid': (_event, { context }) => [
        ask(verifyPay, {
          payCode,
          operation: 'orderPay',
          subjectId: 31,
          amountCents: context.totalCents,
        }),
        ask(payOrder, { orderId: 31, proof: codeProof }),
      ],
      'order.cancelled': () => [ask(cancelOrder, { orderId: 31 })],
      'order.expired': notThePage,
      'parcel.shipped': notThePage,
      'order.annulled': notThePage,
      'receipt.confirmed': () => [ask(confirmReceipt, { orderId: 31 })],
      'receipt.autoConfirmed': notThePage,
      'receipt.extended': () => [ask(extendReceipt, { orderId: 31 })],
      'review.submitted': ({ lineIds }) => [ask(addReview, reviewOf(lineIds))],
      'order.completed': notThePage,
      'return.declared': ({ lines }) => [ask(declareReturn, { orderId: 31, lines: [...lines] })],
      'return.lapsed': notThePage,
      'refund.applied': ({ request }) => [ask(applyRefund, refundAsked(request))],
      'refund.withdrawn': () => [ask(withdrawRefund, { refundId: 8 })],
      'refund.refused': notThePage,
      'refund.approved': notThePage,
      'goods.sentBack': ({ carrier, trackingNumber }) => [
        ask(sendGoodsBack, { refundId: 8, carrier, trackingNumber }),
      ],
      'goods.returned': notThePage,
      'refund.settled': notThePage,
    },
    besides: [
      takesPicture(evidence),
      {
        call: quoteRefund,
        why: 'each tick asks anew: what is asked is compared where the request’s own chart is played',
        input: null,
        reply: answer({ maxAmountCents: 0, lines: [], returnPossible: true }),
      },
    ],
    shows: {
      atCheckout: { none: 'what the checkout shows until then is looked at in its chart' },
      waitingToPay: showsOrder('Waiting to pay', ['Pay the order', 'You'], () => [
        'Pay $30.00',
        'Cancel order',
      ]),
      cancelled: showsOrder('Cancelled', null, () => ['Buy again']),
      'paid.waitingForDelivery': showsOrder(
        'Waiting for delivery',
        ['The shop packs the order and hands it to a carrier', 'The shop'],
        (context) => [...returnIn(context), ...refundIn(context), 'Buy again'],
      ),
      'paid.delivered': showsOrder('Shipped', ['Confirm when it arrives', 'You'], (context) => [
        'Confirm receipt',
        ...(context.extensions === 0 ? ['Extend by 7 days'] : []),
        ...returnIn(context),
        ...refundIn(context),
        'Buy again',
      ]),
      'paid.received': showsOrder('Received', ['Review what you bought', 'You'], (context) => [
        ...reviewIn(context),
        ...returnIn(context),
        ...refundIn(context),
        'Buy again',
      ]),
      'paid.completed': showsOrder('Completed', null, (context) => [
        ...reviewIn(context),
        ...returnIn(context),
        ...refundIn(context),
        'Buy again',
      ]),
      'afterSale.applying': showsOrder(
        'Applying for refund',
        ['The shop looks at your request', 'The shop'],
        () => ['Withdraw request'],
      ),
      'afterSale.awaitingReturn': showsOrder(
        'Waiting for the return',
        ['Send the goods back', 'You'],
        () => ['I sent it back', 'Withdraw request'],
      ),
      'afterSale.returning': showsOrder(
        'On its way back',
        ['The shop waits for the goods', 'The shop'],
        () => [],
      ),
      'afterSale.refunding': showsOrder(
        'Refunding',
        ['The money goes back to your balance', 'Automatically'],
        () => [],
      ),
      'afterSale.refunded': showsOrder('Refunded', null, () => ['Buy again']),
    },
  },
})

function standOf(deadline: number | null): 'none' | 'passed' | 'passes' | 'open' {
  if (deadline === null) return 'none'
  if (deadline <= earlier) return 'passed'
  return deadline <= muchLater ? 'passes' : 'open'
}

function afterwards(before: OrderSnapshot, event: OrderEvent): OrderDetail {
  return orderAt(transition(orderMachine, before, event)[0])
}

async function isNotice(stage: Stage, event: OrderEvent, before: OrderSnapshot): Promise<void> {
  await answersWith(stage, afterwards(before, event))
  await isNoticeFor(stage, event.type)
}
