import { rechargeAuditMachine } from '../../../src/machines/rechargeAuditMachine.ts'
import { rechargeMachine } from '../../../src/machines/rechargeMachine.ts'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import type { Story } from '../support/story.ts'

const record = (status: 0 | 1 | 2) => ({ id: 5, status })
const answered = (source: string, output: object) => ({
  type: `xstate.done.actor.${source}`,
  output,
  actorId: source,
})
const submitted = { type: 'recharge.submitted', values: { amountCents: 5_000 } }

/** From a payment elsewhere to the balance. */
export const topUp: Story = {
  id: 'topUp',
  title: { en: 'A top-up: from the evidence to the balance', zh: '一次充值：从凭证到余额' },
  whatIf: [
    { id: 'connection', label: { en: 'the answer to the request is lost', zh: '提交后应答丢失' } },
    { id: 'session', label: { en: 'the session ends during the audit', zh: '审核期间登录失效' } },
    { id: 'refused', label: { en: 'the audit is refused', zh: '审核被拒绝' } },
    { id: 'less', label: { en: 'less arrived than was said', zh: '到账少于申报' } },
  ],
  balances: { external: 5_000, available: 0 },
  booksOf: ['rechargeAudit'],
  script: (stage, isOn) => {
    stage.begin(sessionMachine, { token: 'token', userInfo: null })
    stage.begin(rechargeMachine)
    stage.act(
      'shopper',
      'recharge',
      { type: 'method.chosen', method: 'card', wish: { amountCents: null, orderId: null } },
      { en: 'The shopper paid $50.00 by card, and says so.', zh: '买家已刷卡支付$50.00并申报。' },
    )
    stage.act('shopper', 'recharge', submitted, {
      en: 'Amount and evidence are submitted.',
      zh: '提交金额和凭证。',
    })
    if (isOn('connection')) {
      stage.act(
        'server',
        'recharge',
        answered('submitRecharge', { type: 'failed', failure: { type: 'network' } }),
        { en: 'The answer never arrives.', zh: '应答没有到达。' },
      )
      stage.act('shopper', 'recharge', submitted, {
        en: 'Submitted again unchanged: it counts once.',
        zh: '原样重新提交：只计一次。',
      })
    }
    stage.act(
      'server',
      'recharge',
      answered('submitRecharge', { type: 'accepted', recharge: record(0) }),
      { en: 'It waits for the audit; the balance is unchanged.', zh: '等待审核；余额不变。' },
    )
    stage.begin(rechargeAuditMachine, { recharge: record(0) })
    if (isOn('session')) {
      stage.act(
        'app',
        'session',
        { type: 'token.refused', token: 'token' },
        { en: 'The session ends. The audit goes on without it.', zh: '登录失效，审核照常进行。' },
      )
      stage.send('mail', { en: 'Mail: the result of your top-up.', zh: '邮件：充值结果。' })
    }
    stage.act(
      'operator',
      'rechargeAudit',
      { type: 'audit.announced' },
      {
        en: 'The office has compared the evidence with what arrived.',
        zh: '后台已核对凭证与到账。',
      },
    )
    stage.act(
      'server',
      'rechargeAudit',
      answered('showRecharge', { type: 'found', recharge: record(isOn('refused') ? 2 : 1) }),
      isOn('refused')
        ? {
            en: 'Refused: nothing is credited, and the evidence may be used again.',
            zh: '被拒绝：不入账，凭证可再次使用。',
          }
        : { en: 'Passed: what really arrived is credited.', zh: '通过：按实际到账入账。' },
      isOn('less') ? 4_800 : 5_000,
    )
    if (!isOn('session'))
      stage.send('notice', { en: 'Notice: the result of your top-up.', zh: '通知：充值结果。' })
  },
}
