import { paymentCodeMachine } from '../../../src/machines/paymentCodeMachine.ts'
import { askAbout } from '../support/ownerQuestion.ts'

export const questions = [
  ...askAbout(paymentCodeMachine, [
    {
      id: 'answer-to-payment-lost',
      ask: {
        en: 'Can an order be paid twice when the connection fails?',
        zh: '网络中断会导致重复付款吗？',
      },
      answer: {
        en: 'No: without an answer the same payment is sent again, and counts once.',
        zh: '不会：没有应答时重发同一笔付款，只计一次。',
      },
      alsoCalled: 'double payment charged twice offline retry lost answer',
      arrows: [
        { from: 'paying', on: 'payOrder answered', to: 'asking.payingFailed', who: 'server' },
        { from: 'asking.payingFailed', on: 'payment.retried', to: 'paying', who: 'shopper' },
        {
          from: 'paying',
          on: 'payOrder answered',
          if: 'isPaid',
          to: 'resting.paid',
          who: 'server',
          money: ['available → escrow'],
        },
      ],
      only: { to: ['resting.paid'] },
      screen: 'asking.payingFailed',
    },
    {
      id: 'balance-too-low',
      ask: { en: 'What if the balance does not cover the order?', zh: '余额不足怎么办？' },
      answer: {
        en: 'The sheet says what is missing and leads to a top-up of that sum; with the money it goes on.',
        zh: '弹窗显示差额并引导充值该金额；到账后继续付款。',
      },
      alsoCalled: 'short of money insufficient funds top up',
      arrows: [
        {
          from: 'asking.judging',
          on: 'at once',
          if: 'isShort',
          to: 'asking.balanceTooLow',
          who: 'chart',
        },
        {
          from: 'paying',
          on: 'payOrder answered',
          if: 'isBalanceTooLow',
          to: 'asking.balanceTooLow',
          who: 'server',
        },
        {
          from: 'asking.balanceTooLow',
          on: 'balance.changed',
          to: 'asking.judging',
          who: 'operator',
        },
      ],
      only: { to: ['asking.balanceTooLow'] },
    },
    {
      id: 'no-payment-code',
      ask: { en: 'What if the shopper has no payment code yet?', zh: '还没有设置支付密码怎么办？' },
      answer: {
        en: 'Six digits are chosen and repeated in the same sheet, and the payment goes on with them.',
        zh: '在同一弹窗中设置并重复六位数字，然后继续付款。',
      },
      alsoCalled: 'not set first time payment password settings',
      arrows: [
        { from: 'asking.judgingCode', on: 'at once', to: 'asking.notSet', who: 'chart' },
        {
          from: 'asking.notSet.choosing',
          on: 'digit.entered',
          if: 'isSixthDigit',
          to: 'asking.notSet.repeating',
          who: 'shopper',
        },
        {
          from: 'asking.notSet.repeating',
          on: 'digit.entered',
          if: 'repeatsChosen',
          to: 'settingCode',
          who: 'shopper',
        },
        {
          from: 'settingCode',
          on: 'setCode answered',
          if: 'isNowSet',
          to: 'verifying',
          who: 'server',
        },
      ],
      screen: 'asking.notSet.choosing.fresh',
    },
    {
      id: 'forgotten-code',
      ask: { en: 'What if the payment code is forgotten?', zh: '忘记支付密码怎么办？' },
      answer: {
        en: 'A new one is set with the login password; that also ends every lock.',
        zh: '用登录密码重设；同时解除所有锁定。',
      },
      alsoCalled: 'reset pin forgot',
      arrows: [
        { from: 'asking.entering', on: 'code.forgotten', to: 'asking.forgotten', who: 'shopper' },
        { from: 'asking.locked', on: 'code.forgotten', to: 'asking.forgotten', who: 'shopper' },
        {
          from: 'asking.lockedUntilReset',
          on: 'code.forgotten',
          to: 'asking.forgotten',
          who: 'shopper',
        },
      ],
      only: { on: ['code.forgotten'] },
    },
    {
      id: 'passkey-while-locked',
      ask: {
        en: 'Can a shopper pay with a passkey while the code is locked?',
        zh: '密码锁定时能用通行密钥付款吗？',
      },
      answer: {
        en: 'Yes: a passkey is no code, so it works while the code is locked.',
        zh: '可以：通行密钥不是密码，锁定时仍可使用。',
      },
      alsoCalled: 'face id fingerprint webauthn',
      arrows: [
        {
          from: 'asking.locked',
          on: 'passkey.requested',
          if: 'hasPasskey',
          to: 'provingByPasskey',
          who: 'shopper',
        },
        {
          from: 'asking.lockedUntilReset',
          on: 'passkey.requested',
          if: 'hasPasskey',
          to: 'provingByPasskey',
          who: 'shopper',
        },
        {
          from: 'provingByPasskey',
          on: 'provePasskey answered',
          if: 'isProven',
          to: 'paying',
          who: 'server',
        },
      ],
    },
    {
      id: 'proof-too-old',
      ask: { en: 'How long is a checked payment code valid?', zh: '验证过的支付密码有效多久？' },
      answer: {
        en: 'For {proof}, once, and only for that sum; later the code or passkey is asked for again.',
        zh: '{proof}内有效，仅限一次且仅限该金额；之后需重新验证。',
      },
      alsoCalled: 'proof expired two minutes',
      arrows: [
        {
          from: 'paying',
          on: 'payOrder answered',
          if: 'isProofInvalid',
          to: 'asking.entering.lapsed',
          who: 'server',
        },
        {
          from: 'paying',
          on: 'payOrder answered',
          if: 'isPasskeyProofInvalid',
          to: 'asking.byPasskey.lapsed',
          who: 'server',
        },
      ],
      only: { to: ['asking.entering.lapsed', 'asking.byPasskey.lapsed'] },
    },
    {
      id: 'order-gone-while-paying',
      ask: {
        en: 'What if the order runs out of time while it is being paid?',
        zh: '付款过程中订单超时怎么办？',
      },
      answer: {
        en: 'Nothing is taken from the balance; the sheet closes and the order is shown as it is now.',
        zh: '余额不会扣款；弹窗关闭并显示订单最新状态。',
      },
      alsoCalled: 'expired cancelled meanwhile clock deadline',
      arrows: [
        {
          from: 'paying',
          on: 'payOrder answered',
          if: 'isStateChanged',
          to: 'resting.orderChanged',
          who: 'server',
        },
      ],
      only: { to: ['resting.orderChanged'] },
    },
    {
      id: 'leave-payment',
      ask: { en: 'What if the shopper closes the payment sheet?', zh: '买家关闭付款弹窗会怎样？' },
      answer: {
        en: 'Nothing is paid; the order still waits, until its time to pay is over.',
        zh: '没有付款；订单继续等待，直到付款时限结束。',
      },
      alsoCalled: 'abandon dismiss back',
      arrows: [
        {
          from: 'asking',
          on: 'payment.closed',
          if: 'isForWithdrawal',
          to: 'resting',
          who: 'shopper',
        },
        { from: 'asking', on: 'payment.closed', to: 'resting', who: 'shopper' },
      ],
      only: { on: ['payment.closed'] },
      screen: 'resting.closed',
    },
  ]),
]
