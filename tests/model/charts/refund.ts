import { transition } from 'xstate'
import { refundMachine } from '../../../src/machines/refundMachine.ts'
import type { RefundEvent } from '../../../src/machines/refundTypes.ts'
import type { RefundSnapshot } from '../../../src/machines/selectors/refundSelectors.ts'
import { getUserInfo } from '../../../contract/account.ts'
import { sendGoodsBack, withdrawRefund } from '../../../contract/refunds.ts'
import { anOrder } from '../../factories/orderAnswers.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { proveChart } from '../support/chartProof.ts'
import { answersWith, confirms, isNoticeFor, sendsBack } from '../support/orderOnScreen.ts'
import {
  agreed,
  annulled,
  cancelled,
  declared,
  lapsed,
  wornGoodsAreBack,
  asked,
  askedWithReturn,
  goodsAreBack,
  offered,
  refused,
  sentBack,
  settled,
  withdrawn,
} from '../support/refundJourneys.ts'
import { orderWith, showsNoRequest, showsRequest } from '../support/refundOnScreen.ts'
import { answer } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

const notThePage = { none: 'the shop or the clock does it, not the page' }
const orderGoesOn = ['Confirm when it arrives', 'You'] as const

export const proof = proveChart<typeof refundMachine>({
  machine: refundMachine,
  question: 'Where does a request for money back stand, who acts next, and how can it end?',
  actedBy: {
    'refund.applied': 'shopper',
    'return.declared': 'shopper',
    'return.lapsed': 'clock',
    'order.annulled': 'operator',
    'refund.withdrawn': 'shopper',
    'refund.refused': 'operator',
    'refund.approved': 'operator',
    'goods.sentBack': 'shopper',
    'goods.returned': 'operator',
    'refund.settled': 'clock',
  },
  events: {
    'refund.applied': [
      asked,
      askedWithReturn,
      { ...asked, amountCents: 2_001 },
      { ...asked, pieces: 0 },
    ],
    'return.declared': [declared, cancelled, { ...declared, amountCents: 0 }],
    'return.lapsed': [lapsed],
    'order.annulled': [annulled, { ...annulled, reason: ' ' }],
    'refund.withdrawn': [withdrawn],
    'refund.refused': [refused, { ...refused, reason: ' ' }],
    'refund.approved': [agreed, { ...agreed, returnAddress: null }, offered],
    'goods.sentBack': [sentBack, { ...sentBack, carrier: '' }],
    'goods.returned': [goodsAreBack, wornGoodsAreBack, { ...goodsAreBack, resellableQuantity: 2 }],
    'refund.settled': [settled],
  },
  actors: {},
  api: { walkedBy: 'tests/model/api/refundPaths.test.ts' },
  screens: {
    open: async (stage) => {
      await stage.reply({ call: getUserInfo, reply: answer(aUserInfo()), standing: true })
      await answersWith(stage, anOrder({ status: 2 }))
      await stage.page.goto('/orderInfo/31')
      await stage.stream.open('41')
    },
    mocked: {
      events: [
        'refund.applied',
        'return.declared',
        'return.lapsed',
        'order.annulled',
        'refund.refused',
        'refund.approved',
        'goods.returned',
        'refund.settled',
      ],
      why: 'the test tells of it as the server would; the form has a chart of its own, office and clock cause theirs over HTTP',
    },
    gestures: {
      'refund.applied': isNotice,
      'return.declared': isNotice,
      'return.lapsed': isNotice,
      'order.annulled': isNotice,
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
      'refund.applied': { none: 'the form sends it, and what it sends is compared in its chart' },
      'return.declared': { none: 'its screen sends it, compared in the chart of that screen' },
      'return.lapsed': notThePage,
      'order.annulled': notThePage,
      'refund.withdrawn': () => [ask(withdrawRefund, { refundId: 8 })],
      'refund.refused': notThePage,
      'refund.approved': notThePage,
      'goods.sentBack': ({ carrier, trackingNumber }) => [
        ask(sendGoodsBack, { refundId: 8, carrier, trackingNumber }),
      ],
      'goods.returned': notThePage,
      'refund.settled': notThePage,
    },
    shows: {
      unasked: showsNoRequest,
      applying: showsRequest('Applying for refund', ['The shop looks at your request', 'The shop']),
      awaitingReturn: showsRequest('Waiting for the return', ['Send the goods back', 'You']),
      returning: showsRequest('On its way back', ['The shop waits for the goods', 'The shop']),
      refunding: showsRequest('Refunding', [
        'The money goes back to your balance',
        'Automatically',
      ]),
      refunded: showsRequest('Refunded', orderGoesOn),
      refused: showsRequest('Refused', orderGoesOn),
      withdrawn: showsRequest('Withdrawn', orderGoesOn),
    },
  },
})

function afterwards(before: RefundSnapshot, event: RefundEvent) {
  return orderWith(transition(refundMachine, before, event)[0])
}

async function isNotice(stage: Stage, event: RefundEvent, before: RefundSnapshot): Promise<void> {
  await answersWith(stage, afterwards(before, event))
  await isNoticeFor(stage, event.type)
}
