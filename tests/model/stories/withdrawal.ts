import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import { withdrawalAuditMachine } from '../../../src/machines/withdrawalAuditMachine.ts'
import { withdrawalMachine } from '../../../src/machines/withdrawalMachine.ts'
import type { Story, StoryStage } from '../support/story.ts'

const record = (status: -1 | 0 | 1 | 2) => ({ id: 7, status })
const found = (source: string, status: -1 | 0 | 1 | 2) => ({
  type: `xstate.done.actor.${source}`,
  output: { type: 'found', withdrawal: record(status) },
  actorId: source,
})
const answered = (source: string, output: object) => ({
  type: `xstate.done.actor.${source}`,
  output,
  actorId: source,
})
const values = {
  target: { method: 'bank', cardNumber: '4242', bankName: 'Bank' },
  amountCents: 4_900,
}
/** The quote holds $50.00: $49.00 arrive, $1.00 is the charge. */
const sums = {
  'held → external': 4_900,
  'held → fee': 100,
  'held → available': 5_000,
} as const

/** From the form to the answer of the audit. */
export const withdrawal: Story = {
  id: 'withdrawal',
  title: { en: 'A withdrawal: from the form to the audit', zh: '一次提现：从填写到审核' },
  whatIf: [
    { id: 'connection', label: { en: 'the answer to the request is lost', zh: '提交后应答丢失' } },
    { id: 'clock', label: { en: 'the quote runs out of time', zh: '报价超时' } },
    { id: 'session', label: { en: 'the session ends during the audit', zh: '审核期间登录失效' } },
    { id: 'refused', label: { en: 'the audit is refused', zh: '审核被拒绝' } },
    { id: 'cancel', label: { en: 'the shopper cancels', zh: '买家取消' } },
  ],
  balances: { available: 8_000, held: 0, external: 0, fee: 0 },
  booksOf: ['withdrawal', 'withdrawalAudit'],
  script: (stage, isOn) => {
    stage.begin(sessionMachine, { token: 'token', userInfo: null })
    stage.begin(withdrawalMachine)
    stage.act('server', 'withdrawal', answered('loadTerms', { type: 'loaded', terms: {} }), {
      en: 'Balance and charges are shown.',
      zh: '显示余额和手续费。',
    })
    stage.act(
      'shopper',
      'withdrawal',
      { type: 'method.chosen', method: 'bank' },
      { en: 'The shopper chooses a bank card.', zh: '买家选择银行卡。' },
    )
    quote(stage)
    if (isOn('clock')) {
      stage.act(
        'clock',
        'withdrawal',
        { type: 'xstate.after.quoteLeft.withdrawal.quoted' },
        {
          en: 'The quote is too old: it is asked for again, and nothing is held.',
          zh: '报价过期：重新报价，未冻结资金。',
        },
      )
      stage.act('server', 'withdrawal', quoted, { en: 'The new quote.', zh: '新的报价。' })
    }
    stage.act(
      'shopper',
      'withdrawal',
      { type: 'withdrawal.confirmed' },
      { en: 'The shopper wants exactly this.', zh: '买家确认。' },
    )
    stage.act('server', 'withdrawal', answered('readCodeSet', { type: 'set', lock: null }), {
      en: 'The sheet asks for the payment code.',
      zh: '弹窗要求输入支付密码。',
    })
    stage.act(
      'shopper',
      'withdrawal',
      { type: 'code.proven', proof: 'proof' },
      { en: 'The code is right.', zh: '密码正确。' },
    )
    if (isOn('connection')) {
      stage.act(
        'server',
        'withdrawal',
        answered('withdraw', { type: 'failed', failure: { type: 'network' } }),
        { en: 'The answer never arrives.', zh: '应答没有到达。' },
      )
      stage.act(
        'shopper',
        'withdrawal',
        { type: 'retry.requested' },
        { en: 'Sent again with the same key: it counts once.', zh: '用同一幂等键重发：只计一次。' },
      )
    }
    stage.act(
      'server',
      'withdrawal',
      answered('withdraw', { type: 'accepted', withdrawal: record(0) }),
      { en: 'The sum is held until the audit.', zh: '资金冻结，等待审核。' },
      5_000,
    )
    stage.begin(withdrawalAuditMachine, { withdrawal: record(0) })
    if (isOn('session')) {
      stage.act(
        'app',
        'session',
        { type: 'token.refused', token: 'token' },
        { en: 'The session ends. The audit goes on without it.', zh: '登录失效，审核照常进行。' },
      )
      stage.send(
        'mail',
        isOn('refused')
          ? { en: 'Mail: your withdrawal is refused, and why.', zh: '邮件：提现被拒绝及原因。' }
          : { en: 'Mail: your withdrawal is paid out.', zh: '邮件：提现已付款。' },
      )
      stage.act(
        'shopper',
        'session',
        { type: 'login.submitted', credentials: { account: 'mira', password: '' } },
        { en: 'The shopper signs in again.', zh: '买家重新登录。' },
      )
      stage.act('server', 'session', answered('login', { type: 'signedIn', token: 'token-2' }), {
        en: 'The server accepts.',
        zh: '服务器接受。',
      })
    }
    if (isOn('cancel')) {
      stage.act(
        'shopper',
        'withdrawalAudit',
        { type: 'cancel.asked' },
        { en: 'The shopper wants to cancel it.', zh: '买家想取消。' },
      )
      stage.act(
        'shopper',
        'withdrawalAudit',
        { type: 'cancel.confirmed' },
        { en: 'The shopper confirms.', zh: '买家确认取消。' },
      )
      const wins = isOn('refused')
      stage.act(
        'server',
        'withdrawalAudit',
        found('cancelWithdrawal', wins ? 2 : -1),
        wins
          ? {
              en: 'The audit was as fast and refused it: the sum is back once.',
              zh: '审核先一步拒绝：资金只退回一次。',
            }
          : { en: 'Cancelled: the sum is available again.', zh: '已取消：资金恢复可用。' },
        sums,
      )
      return
    }
    stage.act(
      'operator',
      'withdrawalAudit',
      { type: 'audit.announced' },
      { en: 'The office has answered.', zh: '后台已给出结果。' },
    )
    stage.act(
      'server',
      'withdrawalAudit',
      found('showWithdrawal', isOn('refused') ? 2 : 1),
      isOn('refused')
        ? {
            en: 'Refused: the whole held sum is available again.',
            zh: '被拒绝：全部冻结资金恢复可用。',
          }
        : {
            en: 'Passed: $49.00 leave, $1.00 is the charge.',
            zh: '通过：转出$49.00，手续费$1.00。',
          },
      sums,
    )
    if (!isOn('session'))
      stage.send('notice', { en: 'Notice: the result of your withdrawal.', zh: '通知：提现结果。' })
  },
}

const quoted = answered('quoteWithdrawal', { type: 'quoted', quote: {}, quotedForMs: 900_000 })

function quote(stage: StoryStage) {
  stage.act(
    'shopper',
    'withdrawal',
    { type: 'quote.requested', values },
    { en: 'The shopper asks for $49.00.', zh: '买家申请提现$49.00。' },
  )
  stage.act('server', 'withdrawal', quoted, {
    en: '$50.00 in all: $1.00 is the charge.',
    zh: '共$50.00，其中手续费$1.00。',
  })
}
