import { withdrawalAuditMachine } from '../../../src/machines/withdrawalAuditMachine.ts'
import { withdrawalMachine } from '../../../src/machines/withdrawalMachine.ts'
import { askAbout } from '../support/ownerQuestion.ts'

export const questions = [
  ...askAbout(withdrawalMachine, [
    {
      id: 'withdrawal-steps',
      ask: { en: 'Which steps does a withdrawal take?', zh: '提现要经过哪些步骤？' },
      answer: {
        en: 'Target and amount, a quote with the charge, the payment code or a passkey, and then an audit by the office.',
        zh: '填写账户和金额、报价及手续费、支付密码或通行密钥，最后由后台审核。',
      },
      alsoCalled: 'withdraw payout cash out bank card account payout',
      arrows: [
        {
          from: 'preparing.filling',
          on: 'quote.requested',
          if: 'isMethodChosen',
          to: 'quoting',
          who: 'shopper',
        },
        {
          from: 'quoting',
          on: 'quoteWithdrawal answered',
          if: 'isQuoted',
          to: 'quoted',
          who: 'server',
        },
        {
          from: 'quoted.confirming',
          on: 'withdrawal.confirmed',
          to: 'quoted.checkingCode',
          who: 'shopper',
        },
        { from: 'quoted.provingCode', on: 'code.proven', to: 'submitting', who: 'shopper' },
        {
          from: 'submitting',
          on: 'withdraw answered',
          if: 'isAccepted',
          to: 'handedIn',
          who: 'server',
          money: ['available → held'],
        },
      ],
      screen: 'quoted.confirming',
    },
    {
      id: 'withdrawal-held',
      ask: {
        en: 'Where is the money while a withdrawal is audited?',
        zh: '提现审核期间钱在哪里？',
      },
      answer: {
        en: 'Held for the shopper: it can’t be spent, and it has not left.',
        zh: '冻结在买家名下：不能使用，也尚未转出。',
      },
      alsoCalled: 'frozen funds hold',
      arrows: [
        {
          from: 'submitting',
          on: 'withdraw answered',
          if: 'isAccepted',
          to: 'handedIn',
          who: 'server',
          money: ['available → held'],
        },
        {
          from: 'handedIn.auditing',
          on: 'followAudit answered',
          if: 'hasPassed',
          to: 'handedIn.passed',
          who: 'server',
          money: ['held → external', 'held → fee'],
        },
        {
          from: 'handedIn.auditing',
          on: 'followAudit answered',
          if: 'wasRefused',
          to: 'handedIn.refused',
          who: 'server',
          money: ['held → available'],
        },
        {
          from: 'handedIn.auditing',
          on: 'followAudit answered',
          to: 'handedIn.cancelled',
          who: 'server',
          money: ['held → available'],
        },
      ],
      only: { to: ['handedIn', 'handedIn.passed', 'handedIn.refused', 'handedIn.cancelled'] },
      screen: 'handedIn.auditing',
    },
    {
      id: 'withdrawal-refused',
      ask: {
        en: 'What happens to the money if a withdrawal is refused?',
        zh: '提现被拒绝时钱会怎样？',
      },
      answer: {
        en: 'The whole held sum, with the charge, is available again, and the shopper reads why.',
        zh: '冻结的全额连同手续费恢复可用，买家可看到原因。',
      },
      alsoCalled: 'audit refused reject withdraw',
      arrows: [
        {
          from: 'handedIn.auditing',
          on: 'followAudit answered',
          if: 'wasRefused',
          to: 'handedIn.refused',
          who: 'server',
          money: ['held → available'],
        },
      ],
      only: { to: ['handedIn.refused'] },
    },
    {
      id: 'withdrawal-quote-expired',
      ask: { en: 'How long is a withdrawal’s charge fixed?', zh: '提现报价有效多久？' },
      answer: {
        en: 'For {withdrawalQuote}; then it is quoted again, and nothing is held meanwhile.',
        zh: '{withdrawalQuote}；之后重新报价，期间不冻结资金。',
      },
      alsoCalled: 'fee rate quote expires service charge',
      arrows: [
        { from: 'quoted', on: 'after quoteLeft', to: 'quoting', who: 'clock' },
        {
          from: 'submitting',
          on: 'withdraw answered',
          if: 'isTooLate',
          to: 'quoting',
          who: 'server',
        },
      ],
      screen: 'quoted.confirming',
    },
    {
      id: 'withdrawal-too-much',
      ask: {
        en: 'What if a withdrawal is larger than the balance?',
        zh: '提现金额大于余额怎么办？',
      },
      answer: {
        en: 'It is refused with a reason and the form comes back as it was; nothing is held.',
        zh: '说明原因后拒绝，表单保持原样；不冻结任何资金。',
      },
      alsoCalled: 'amount too high not enough money insufficient minimum limit',
      arrows: [
        {
          from: 'quoting',
          on: 'quoteWithdrawal answered',
          to: 'preparing.filling.last',
          who: 'server',
        },
        {
          from: 'submitting',
          on: 'withdraw answered',
          if: 'isRefused',
          to: 'preparing.filling.last',
          who: 'server',
        },
      ],
      screen: 'preparing.filling.bank',
    },
    {
      id: 'withdrawal-answer-lost',
      ask: {
        en: 'Can money be withdrawn twice when the connection fails?',
        zh: '网络中断会导致重复提现吗？',
      },
      answer: {
        en: 'No: the same withdrawal is sent again, and its quote can be used once.',
        zh: '不会：重发同一笔提现，报价只能使用一次。',
      },
      alsoCalled: 'double twice offline',
      arrows: [
        { from: 'submitting', on: 'withdraw answered', to: 'unanswered', who: 'server' },
        { from: 'unanswered', on: 'retry.requested', to: 'submitting', who: 'shopper' },
      ],
      screen: 'unanswered',
    },
  ]),
  ...askAbout(withdrawalAuditMachine, [
    {
      id: 'cancel-withdrawal',
      ask: { en: 'Until when can a withdrawal be cancelled?', zh: '提现什么时候可以取消？' },
      answer: {
        en: 'While it is audited; if the audit ends first, its result counts.',
        zh: '审核期间可以；若审核先结束，以审核结果为准。',
      },
      alsoCalled: 'take back withdraw race',
      arrows: [
        {
          from: 'auditing.waiting',
          on: 'cancel.asked',
          to: 'auditing.confirmingCancel',
          who: 'shopper',
        },
        {
          from: 'auditing.looking',
          on: 'cancel.asked',
          to: 'auditing.confirmingCancel',
          who: 'shopper',
        },
        {
          from: 'auditing.confirmingCancel',
          on: 'cancel.confirmed',
          to: 'auditing.cancelling',
          who: 'shopper',
        },
        {
          from: 'auditing.cancelling',
          on: 'cancelWithdrawal answered',
          if: 'isFound',
          to: 'judging',
          who: 'server',
        },
        {
          from: 'judging',
          on: 'at once',
          if: 'isCancelled',
          to: 'cancelled',
          who: 'chart',
          money: ['held → available'],
        },
      ],
      only: { on: ['cancel.asked'], to: ['cancelled'] },
      screen: 'auditing.confirmingCancel',
    },
    {
      id: 'audit-refused-without-session',
      ask: {
        en: 'What happens to the money if an audit is refused while the session is over?',
        zh: '登录失效时审核被拒绝，钱会怎样？',
      },
      answer: {
        en: 'The held sum is back on the balance at once, session or not; the record shows it when the shopper opens it again.',
        zh: '无论是否登录，冻结资金立即退回余额；买家再次打开记录时即可看到。',
      },
      alsoCalled: 'signed out logged out expired offline withdrawal refused',
      arrows: [
        {
          from: 'auditing.waiting',
          on: 'withdrawal.shown',
          to: 'auditing.looking',
          who: 'shopper',
        },
        {
          from: 'auditing.looking',
          on: 'showWithdrawal answered',
          if: 'isFound',
          to: 'judging',
          who: 'server',
        },
        {
          from: 'judging',
          on: 'at once',
          if: 'isRefused',
          to: 'refused',
          who: 'chart',
          money: ['held → available'],
        },
      ],
      only: { to: ['refused'] },
      screen: 'refused',
    },
    {
      id: 'withdrawal-paid-out',
      ask: { en: 'Who gets what when a withdrawal passes?', zh: '提现通过后钱归谁？' },
      answer: {
        en: 'The target gets the amount without the charge, and the shop the charge.',
        zh: '收款方得到扣除手续费后的金额，手续费归平台。',
      },
      alsoCalled: 'fee charge arrival',
      arrows: [
        {
          from: 'judging',
          on: 'at once',
          if: 'isPassed',
          to: 'passed',
          who: 'chart',
          money: ['held → external', 'held → fee'],
        },
      ],
      only: { to: ['passed'] },
    },
  ]),
]
