import { rechargeAuditMachine } from '../../../src/machines/rechargeAuditMachine.ts'
import { rechargeMachine } from '../../../src/machines/rechargeMachine.ts'
import { askAbout } from '../support/ownerQuestion.ts'

export const questions = [
  ...askAbout(rechargeMachine, [
    {
      id: 'top-up-credited',
      ask: { en: 'When is a top-up on the balance?', zh: '充值什么时候到账？' },
      answer: {
        en: 'When the office has compared the evidence with what arrived; what really arrived is credited.',
        zh: '后台核对凭证与到账金额后；按实际到账金额入账。',
      },
      alsoCalled: 'recharge deposit audit credited',
      arrows: [
        {
          from: 'submitting',
          on: 'submitRecharge answered',
          if: 'isAccepted',
          to: 'handedIn',
          who: 'server',
        },
        {
          from: 'handedIn.auditing',
          on: 'followAudit answered',
          if: 'hasPassed',
          to: 'handedIn.passed',
          who: 'server',
          money: ['external → available'],
        },
      ],
      only: { to: ['handedIn.passed'] },
      screen: 'handedIn.auditing',
    },
    {
      id: 'top-up-refused',
      ask: { en: 'What if a top-up is refused?', zh: '充值被拒绝怎么办？' },
      answer: {
        en: 'Nothing is credited, the shopper reads why, and the evidence may be used again.',
        zh: '不入账，买家可看到原因，凭证可以再次使用。',
      },
      alsoCalled: 'recharge reject audit refused rejected declined denied',
      arrows: [
        {
          from: 'handedIn.auditing',
          on: 'followAudit answered',
          to: 'handedIn.refused',
          who: 'server',
        },
      ],
      only: { to: ['handedIn.refused'] },
    },
    {
      id: 'top-up-answer-lost',
      ask: {
        en: 'Does a top-up count twice when its answer is lost?',
        zh: '充值提交后断网会重复吗？',
      },
      answer: {
        en: 'No: submitted again unchanged it counts once, and the same evidence counts once as well.',
        zh: '不会：原样再次提交只算一次，同一凭证也只算一次。',
      },
      alsoCalled: 'recharge connection lost twice',
      arrows: [
        { from: 'submitting', on: 'submitRecharge answered', to: 'unanswered', who: 'server' },
        { from: 'unanswered', on: 'recharge.submitted', to: 'submitting', who: 'shopper' },
      ],
      screen: 'unanswered',
    },
    {
      id: 'network-gone',
      ask: {
        en: 'What if the shop no longer takes the chosen network?',
        zh: '所选网络已停用怎么办？',
      },
      answer: {
        en: 'The networks are loaded again and the shopper chooses another before any money is sent there.',
        zh: '重新加载网络，买家另选，不会向停用的网络付款。',
      },
      alsoCalled: 'chain trc20 erc20 bitcoin address',
      arrows: [
        {
          from: 'submitting',
          on: 'submitRecharge answered',
          if: 'isNetworkGone',
          to: 'preparing.loadingNetworks',
          who: 'server',
        },
        {
          from: 'preparing.choosingNetwork',
          on: 'network.chosen',
          if: 'isOffered',
          to: 'preparing.filling.onChain',
          who: 'shopper',
        },
      ],
    },
  ]),
  ...askAbout(rechargeAuditMachine, [
    {
      id: 'top-up-result-missed',
      ask: {
        en: 'What if the result of a top-up comes while nobody looks?',
        zh: '没人看页面时充值审核完成了怎么办？',
      },
      answer: {
        en: 'The record is read again when it is opened or the connection is back, and shows the result.',
        zh: '再次打开记录或恢复连接时会重新读取并显示结果。',
      },
      alsoCalled: 'recharge audit offline session notice',
      arrows: [
        { from: 'auditing', on: 'recharge.shown', to: 'auditing.looking', who: 'shopper' },
        { from: 'auditing', on: 'connection.restored', to: 'auditing.looking', who: 'browser' },
        { from: 'auditing', on: 'audit.announced', to: 'auditing.looking', who: 'operator' },
        {
          from: 'judging',
          on: 'at once',
          if: 'hasPassed',
          to: 'passed',
          who: 'chart',
          money: ['external → available'],
        },
        { from: 'judging', on: 'at once', if: 'wasRefused', to: 'refused', who: 'chart' },
      ],
      only: { to: ['passed', 'refused'] },
      screen: 'passed',
    },
  ]),
]
