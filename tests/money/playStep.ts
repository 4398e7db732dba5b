import { showOrder } from '../../contract/orders.ts'
import { cancelWithdrawal } from '../../contract/wallet.ts'
import type { ModelDriver } from './modelDriver.ts'
import type { Step } from './modelSteps.ts'
import { ok } from './modelState.ts'
import { orderModel } from './orderModel.ts'
import { nowhere, one, type Play, type Played } from './playing.ts'
import { orderPlays } from './playOrders.ts'
import { refundPlays } from './playRefunds.ts'
import { returnPlays } from './playReturns.ts'
import { walletPlays } from './playWallet.ts'
import { day, periods } from '../support/facts.ts'

const { toPay, toConfirmReceipt, toReview, toRefundLate, proof, withdrawalQuote } = periods
/** In seconds: each period, times around its end, and several periods in a row. */
const times = [
  30,
  proof - 1,
  proof,
  withdrawalQuote - 1,
  withdrawalQuote,
  toPay - 1,
  toPay,
  periods.toPayDuringAudit,
  toReview,
  toConfirmReceipt,
  toReview - day,
  toReview + day,
  toConfirmReceipt + toReview,
  toConfirmReceipt + toReview + 4 * day,
  toConfirmReceipt + toReview + toRefundLate,
  toConfirmReceipt - day,
  0.999,
  0.001,
  toReview - 0.001,
]
/** Below this a step looks for a row that fits it. */
const fittingTwist = 7

const plays: Record<Step['kind'], Play> = {
  ...walletPlays,
  ...orderPlays,
  ...refundPlays,
  ...returnPlays,
  time: {
    play: async (driver, { size, pick, twist }) => {
      const seconds = times[(size + pick * 5) % times.length] ?? 30
      await driver.passTime(seconds)
      const seen = twist % 4 > 0 ? await readOrders(driver) : []
      return [
        { said: `${seconds} s pass`, verdict: ok, answer: { word: 'ok', data: null } },
        ...seen,
      ]
    },
  },
  repeat: { play: ({ repeat }) => one('the last keyed call again', ok, repeat) },
  otherBody: {
    play: ({ withLastKey }) =>
      one('the last key with another body', { word: 'keyReused' }, () =>
        withLastKey(cancelWithdrawal, { withdrawalId: nowhere }),
      ),
  },
}

export async function playStep(driver: ModelDriver, step: Step): Promise<Played[]> {
  const { list, fits, play } = plays[step.kind]
  if (!list) return play(driver, step, -1)
  const all = [...driver.state[list].keys()]
  const fitting = step.twist < fittingTwist ? all.filter((at) => fits?.(driver.state, at)) : []
  const known = fitting.length > 0 ? fitting : all
  const at = known.at(-1 - (step.pick % Math.max(known.length, 1)))
  return at === undefined ? [] : play(driver, step, at)
}

/** Every order as the shopper sees it now. Reading also applies passed deadlines. */
export async function readOrders({ state, call }: ModelDriver): Promise<Played[]> {
  const model = orderModel(state)
  const played: Played[] = []
  for (const order of state.orders) {
    model.look(order)
    played.push(
      ...(await one(`order ${order.id} is read`, model.shown(order), () =>
        call(order.owner, showOrder, { id: order.id }),
      )),
    )
  }
  return played
}
