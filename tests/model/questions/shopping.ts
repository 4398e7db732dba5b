import { cartMachine } from '../../../src/machines/cartMachine.ts'
import { checkoutMachine } from '../../../src/machines/checkoutMachine.ts'
import { askAbout } from '../support/ownerQuestion.ts'

export const questions = [
  ...askAbout(checkoutMachine, [
    {
      id: 'price-changed',
      ask: { en: 'What if a price changes during the checkout?', zh: '结算时价格变了怎么办？' },
      answer: {
        en: 'The order is not placed; the shopper sees the new total and decides.',
        zh: '订单不会提交；买家看到新总额后再决定。',
      },
      alsoCalled: 'stock promo code changed total checking out dearer cheaper',
      arrows: [
        {
          from: 'placing',
          on: 'placeOrder answered',
          if: 'isRefusedWithQuote',
          to: 'judging',
          who: 'server',
        },
      ],
      screen: 'open.ready',
    },
    {
      id: 'placed-twice',
      ask: { en: 'Can an order be placed twice by mistake?', zh: '会误下两次单吗？' },
      answer: {
        en: 'No: while it is unknown whether it was placed nothing can be changed, and the same order is sent again.',
        zh: '不会：结果未知时不能修改，只会重发同一订单。',
      },
      alsoCalled: 'double order connection lost duplicate',
      arrows: [
        { from: 'placing', on: 'placeOrder answered', to: 'placingFailed', who: 'server' },
        { from: 'placingFailed', on: 'checkout.retried', to: 'placing', who: 'shopper' },
        { from: 'placing', on: 'placeOrder answered', if: 'isPlaced', to: 'placed', who: 'server' },
      ],
      only: { to: ['placed'] },
      screen: 'placingFailed',
    },
    {
      id: 'sold-out-at-checkout',
      ask: { en: 'What if something is sold out at the checkout?', zh: '结算时有商品售罄怎么办？' },
      answer: {
        en: 'The order is blocked until the shopper goes on with what is still available.',
        zh: '订单被阻止，直到买家选择只购买仍有货的商品。',
      },
      alsoCalled: 'out of stock unavailable not sent there product out of stock in cart',
      arrows: [
        {
          from: 'judging',
          on: 'at once',
          if: 'hasLineProblems',
          to: 'open.blockedByLines',
          who: 'chart',
        },
        {
          from: 'open.blockedByLines',
          on: 'problems.settled',
          if: 'isSomethingLeft',
          to: 'quoting',
          who: 'shopper',
        },
        { from: 'open.blockedByLines', on: 'problems.settled', to: 'empty', who: 'shopper' },
      ],
      only: { to: ['open.blockedByLines'], on: ['problems.settled'] },
    },
    {
      id: 'no-address',
      ask: { en: 'Can an order be placed without an address?', zh: '没有地址能下单吗？' },
      answer: {
        en: 'No: it is blocked until an address is added, and goes there.',
        zh: '不能：需添加地址后才能下单。',
      },
      alsoCalled: 'delivery address shipping missing',
      arrows: [
        {
          from: 'judging',
          on: 'at once',
          if: 'hasNoAddress',
          to: 'open.blockedByAddress',
          who: 'chart',
        },
        { from: '', on: 'address.added', to: 'opening', who: 'shopper' },
      ],
      only: { to: ['open.blockedByAddress'] },
    },
    {
      id: 'another-country',
      ask: { en: 'What happens when the delivery country changes?', zh: '更换收货国家会怎样？' },
      answer: {
        en: 'Price and freight are calculated again, for an address there.',
        zh: '按当地地址重新计算价格和运费。',
      },
      alsoCalled: 'shipping freight abroad address chosen',
      arrows: [
        {
          from: 'open',
          on: 'country.chosen',
          if: 'isAnotherCountry',
          to: 'quoting',
          who: 'shopper',
        },
        { from: 'open', on: 'address.chosen', if: 'isKnownAddress', to: 'quoting', who: 'shopper' },
      ],
      screen: 'open.ready',
    },
    {
      id: 'promo-code',
      ask: { en: 'When is a promo code applied?', zh: '优惠码什么时候生效？' },
      answer: {
        en: 'When it is entered the order is priced again; one that does not apply is not in the total.',
        zh: '输入后重新计价；不适用的优惠码不计入总额。',
      },
      alsoCalled: 'coupon voucher discount coupon voucher discount not working',
      arrows: [
        { from: 'open', on: 'promo.applied', to: 'quoting', who: 'shopper' },
        { from: 'open', on: 'promo.removed', to: 'quoting', who: 'shopper' },
      ],
      only: { on: ['promo.applied'] },
      screen: 'open.ready',
    },
  ]),
  ...askAbout(cartMachine, [
    {
      id: 'guest-cart',
      ask: { en: 'What becomes of a guest’s cart at login?', zh: '登录后游客购物车会怎样？' },
      answer: {
        en: 'It is merged into the shopper’s cart, and a report names what changed price or stock.',
        zh: '合并到买家购物车，并提示价格或库存变化。',
      },
      alsoCalled: 'sign in merge basket bag',
      arrows: [
        {
          from: 'guest',
          on: 'session.started',
          if: 'hasGuestLines',
          to: 'signedIn.merging',
          who: 'app',
        },
        {
          from: 'signedIn.merging',
          on: 'mergeCart answered',
          if: 'isAnswered',
          to: 'signedIn.ready',
          who: 'server',
        },
        {
          from: 'signedIn.merging',
          on: 'mergeCart answered',
          to: 'signedIn.mergeFailed',
          who: 'server',
        },
      ],
      screen: 'signedIn.ready.settled',
    },
    {
      id: 'cart-offline',
      ask: {
        en: 'Is a change of the cart lost without a connection?',
        zh: '断网时修改购物车会丢失吗？',
      },
      answer: {
        en: 'No: it stays visible and is sent again when the connection is back, or after a wait.',
        zh: '不会：修改保留显示，恢复连接或稍候后重新发送。',
      },
      alsoCalled: 'offline unsaved basket connection lost',
      arrows: [
        {
          from: 'signedIn.ready.saving',
          on: 'saveEdit answered',
          to: 'signedIn.ready.unsaved',
          who: 'server',
        },
        {
          from: 'signedIn.ready.unsaved',
          on: 'connection.restored',
          to: 'signedIn.ready.settled',
          who: 'browser',
        },
        {
          from: 'signedIn.ready.unsaved',
          on: 'after saveBackoff',
          to: 'signedIn.ready.settled',
          who: 'clock',
        },
      ],
    },
    {
      id: 'cart-refused',
      ask: {
        en: 'What if the server refuses a change of the cart?',
        zh: '服务器拒绝购物车修改怎么办？',
      },
      answer: {
        en: 'The cart is shown as it was before, and the shopper sees why.',
        zh: '购物车恢复原样，并提示原因。',
      },
      alsoCalled: 'roll back sold out',
      arrows: [
        {
          from: 'signedIn.ready.saving',
          on: 'saveEdit answered',
          if: 'isRefused',
          to: 'signedIn.ready.settled',
          who: 'server',
        },
      ],
    },
    {
      id: 'cart-limits',
      ask: { en: 'How much fits into a cart?', zh: '购物车最多能放多少？' },
      answer: {
        en: '99 pieces of a kind and 100 kinds, for a guest and for a shopper.',
        zh: '每种99件、最多100种，游客和买家相同。',
      },
      alsoCalled: 'limit maximum quantity full',
      arrows: [
        { from: 'guest', on: 'line.added', if: 'hasRoom', to: 'stays', who: 'shopper' },
        { from: 'signedIn.ready', on: 'line.added', if: 'hasRoom', to: 'stays', who: 'shopper' },
      ],
      screen: 'signedIn.ready.settled',
    },
  ]),
]
