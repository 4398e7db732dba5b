import { expect } from '@playwright/test'
import { rechargeMachine } from '../../../src/machines/rechargeMachine.ts'
import type {
  NetworksOutcome,
  RechargeOutcome,
  RechargeAuditOutcome,
  RechargeValues,
  RechargeWish,
} from '../../../src/machines/rechargeTypes.ts'
import { getUserInfo } from '../../../contract/account.ts'
import { getBlockchain, recharge, showRecharge } from '../../../contract/wallet.ts'
import { networkFailure, refusalFor, refusedWith } from '../../factories/failures.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { aCardAccount, aNetwork, aRecharge } from '../../factories/walletAnswers.ts'
import { proveChart } from '../support/chartProof.ts'
import type { Exchange } from '../support/stage.ts'
import {
  asksAgain,
  buttonIsBusy,
  buttonIsReady,
  comesBack,
  factOn,
  goesOnlineAgain,
  isLoading,
  offersRetry,
  says,
  screenOf,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { failureWord } from '../support/failureWord.ts'
import { takesPicture } from '../support/pictureOnScreen.ts'
import {
  fillsRecharge,
  handIn,
  hearsOfRecharge,
  ownAddress,
  transactionHash,
} from '../support/rechargeOnScreen.ts'
import { ask } from '../support/wire.ts'

export const networks = [aNetwork(), aNetwork({ code: 'btc', name: 'Bitcoin', asset: 'BTC' })]
export const values: RechargeValues = {
  amountCents: 5_000,
  evidence: 'evidence-evidence-eviden',
  ownAddress: '',
  transactionHash: '',
}
export const wishless: RechargeWish = { amountCents: null, orderId: null }
export const forOrder: RechargeWish = { amountCents: 5_000, orderId: 31 }
export const loaded = { type: 'loaded', networks } as const
export const failed = { type: 'failed', failure: networkFailure } as const
export const waiting = aRecharge()
export const passed = aRecharge({ status: 1, arrivedCents: 4_900 })
export const refused = aRecharge({ status: 2, refusedFor: 'Nothing arrived.' })
export const accepted = { type: 'accepted', recharge: waiting } as const

/** Other screens request the networks too, so they are held only where the chart does. */
const networksAreHeld: Exchange = { call: getBlockchain, hold: true }
const networksAreKnown: Exchange = {
  call: getBlockchain,
  reply: answer({ list: networks, notSupported: ['DEX'], minCardCents: 1_000, card: aCardAccount }),
  standing: true,
}

export const evidenceUsed = refusedWith(refusalFor('evidenceUsed'))
export const networkUnknown = refusedWith(refusalFor('networkUnknown', { network: 'trc20' }))
export const addressInvalid = refusedWith(
  refusalFor('addressInvalid', { network: 'trc20', looksLike: null }),
)

export const proof = proveChart<typeof rechargeMachine>({
  machine: rechargeMachine,
  question: 'When is a payment credited, and does its evidence count once?',
  actedBy: {
    'method.chosen': 'shopper',
    'choice.reopened': 'shopper',
    'network.chosen': 'shopper',
    'networks.reopened': 'shopper',
    'values.edited': 'shopper',
    'recharge.submitted': 'shopper',
    'recharge.shown': 'shopper',
    'retry.requested': 'shopper',
    'connection.restored': 'browser',
  },
  events: {
    'method.chosen': ({ context }) => {
      const methods =
        context.method === 'chain' ? (['card', 'chain'] as const) : (['chain', 'card'] as const)
      return [wishless, forOrder].flatMap((wish) =>
        methods.map((method) => ({ type: 'method.chosen' as const, method, wish })),
      )
    },
    'choice.reopened': [{ type: 'choice.reopened' }],
    'network.chosen': [
      { type: 'network.chosen', network: 'trc20' },
      { type: 'network.chosen', network: 'eth' },
    ],
    'networks.reopened': [{ type: 'networks.reopened' }],
    'values.edited': [{ type: 'values.edited' }],
    'recharge.submitted': [{ type: 'recharge.submitted', values }],
    'recharge.shown': [{ type: 'recharge.shown' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'connection.restored': [{ type: 'connection.restored' }],
  },
  actors: {
    loadNetworks: {
      resolves: [loaded, failed] satisfies NetworksOutcome[],
      rejects: ['surprise'],
    },
    submitRecharge: {
      resolves: ({ context }): RechargeOutcome[] => [
        accepted,
        evidenceUsed,
        failed,
        ...(context.method === 'chain' ? [networkUnknown] : []),
      ],
      rejects: ['surprise'],
    },
    followAudit: { resolves: [answered(passed), answered(refused)], rejects: ['surprise'] },
  },
  distinguish: ({ context: { method, wish, failure, recharge } }) => [
    method,
    wish.orderId,
    failureWord(failure),
    recharge?.status,
  ],
  api: { walkedBy: 'tests/model/api/rechargePaths.test.ts' },
  screens: {
    open: async (stage) => {
      await stage.reply({ call: getUserInfo, reply: answer(aUserInfo()), standing: true })
      await stage.reply(networksAreKnown)
      await stage.reply({ call: showRecharge, reply: answer(waiting), standing: true })
      await stage.page.goto('/topUp')
      // The screen requests the networks itself. Later, that call would take the reply for the
      // chart's own one.
      await expect.poll(() => stage.callsOf(getBlockchain)).toBe(1)
      await stage.stream.open('41')
    },
    gestures: {
      'method.chosen': async (stage, { method, wish: { orderId } }) => {
        if (method === 'chain') await stage.reply(networksAreHeld)
        const wish = orderId === null ? '' : `?amount=50.00&order=${orderId}`
        await stage.goTo(`${method === 'chain' ? '/walletTopUp' : '/cardTopUp'}${wish}`)
      },
      'choice.reopened': async (stage, _event, before) => {
        await stage.reply(networksAreKnown)
        if (before.matches({ preparing: 'choosingMethod' })) await comesBack(stage)
        else await stage.goTo('/topUp')
      },
      'network.chosen': async ({ page }) => {
        await page.getByLabel(/^TRC20/).check()
        await page.getByRole('button', { name: 'Get the deposit address' }).click()
      },
      'networks.reopened': async (stage) => {
        await stage.reply(networksAreHeld)
        await stage.page.getByRole('button', { name: 'Change' }).click()
      },
      'values.edited': async ({ page }) => {
        await page.getByLabel('Amount in dollars').fill('50.00')
      },
      'recharge.submitted': fillsRecharge,
      'recharge.shown': async (stage, _event, before) => {
        if (before.matches('preparing')) await stage.reply(networksAreHeld)
        await comesBack(stage)
      },
      'retry.requested': async (stage) => {
        await stage.reply(networksAreHeld)
        await asksAgain(stage)
      },
      'connection.restored': async (stage, _event, before) => {
        if (before.matches('preparing')) await stage.reply(networksAreHeld)
        await goesOnlineAgain(stage)
      },
    },
    answers: {
      loadNetworks: {
        calls: [getBlockchain],
        replies: (output) =>
          output.type === 'loaded'
            ? [networksAreKnown]
            : [{ call: getBlockchain, reply: replyOf(output.failure) }],
      },
      submitRecharge: {
        calls: [recharge],
        replies: (output) =>
          output.type === 'accepted'
            ? [{ call: recharge, reply: answer(output.recharge) }]
            : [
                ...(failureWord(output.failure) === 'networkUnknown' ? [networksAreHeld] : []),
                { call: recharge, reply: replyOf(output.failure) },
              ],
      },
      followAudit: {
        calls: [],
        replies: (output) => [
          { call: showRecharge, reply: answer(output.recharge), standing: true },
          { action: hearsOfRecharge },
        ],
      },
    },
    sends: {
      loadNetworks: () => [ask(getBlockchain, {})],
      submitRecharge: ({ method, orderId }) => [
        ask(recharge, {
          ...(method === 'chain'
            ? { method, network: 'trc20', ownAddress, transactionHash }
            : { method: 'card' }),
          amountCents: values.amountCents,
          evidence: values.evidence,
          ...(orderId === null ? {} : { orderId }),
        }),
      ],
      followAudit: { none: 'the audit has its own chart' },
    },
    besides: [takesPicture(values.evidence)],
    shows: {
      'preparing.choosingMethod': async ({ page }) => {
        await expect(page.getByRole('link', { name: /^On chain/ })).toBeVisible()
        await expect(page.getByRole('link', { name: /^By card/ })).toBeVisible()
      },
      'preparing.loadingNetworks': isLoading,
      'preparing.networksUnloaded': offersRetry,
      'preparing.choosingNetwork': buttonIsReady('Get the deposit address'),
      'preparing.filling.byCard': async (stage) => {
        await says('Pay by card')(stage)
        await buttonIsReady(handIn)(stage)
      },
      'preparing.filling.onChain': async (stage) => {
        await says('Send USDT on TRC20')(stage)
        await says(aNetwork().depositAddress)(stage)
        await buttonIsReady(handIn)(stage)
      },
      submitting: buttonIsBusy(handIn),
      unanswered: says('Submitting again is safe: it counts once.'),
      'handedIn.auditing': says('We’re checking your $50.00'),
      'handedIn.unfollowed': { none: 'only a fault of the app leads there' },
      'handedIn.passed': async (stage) => {
        await says('$49.00 is on your balance')(stage)
        await expect(factOn(stage, 'Actual arrival')).toHaveText('+$49.00')
      },
      'handedIn.refused': async (stage) => {
        await says('Your $50.00 was declined')(stage)
        await expect(screenOf(stage).getByText('Nothing arrived.')).toHaveCount(2)
      },
    },
    outOfReach: {
      'recharge.handedIn.unfollowed: recharge.shown → recharge.handedIn.auditing':
        'only a fault of the app leads there',
    },
  },
})

export function answered(recharge: typeof waiting): RechargeAuditOutcome {
  return { type: 'answered', recharge }
}
