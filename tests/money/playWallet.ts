import { resetPay } from '../../contract/account.ts'
import { addresses, aCard } from '../factories/wallet.ts'
import { cancelWithdrawal, quoteWithdrawal, recharge, withdraw } from '../../contract/wallet.ts'
import type { ModelDriver } from './modelDriver.ts'
import type { Step } from './modelSteps.ts'
import {
  actor,
  isOdd,
  keepId,
  noProof,
  nowhere,
  one,
  proofFor,
  proveFor,
  wrongCode,
  type Play,
  type Played,
} from './playing.ts'
import { walletModel } from './walletModel.ts'

const tron = { method: 'chain', network: 'trc20', address: addresses.tron } as const

export const walletPlays = {
  recharge: { play: playRecharge },
  passRecharge: {
    list: 'recharges',
    fits: ({ recharges }, at) => recharges[at]?.status === 0,
    play: (driver, { size }, at) => {
      const { id, amountCents } = driver.state.recharges[at]!
      const arrivedCents = size < 7 ? amountCents : size === 7 ? 1 : amountCents + size
      const verdict = walletModel(driver.state).passRecharge(at, arrivedCents)
      return one(`pass R${id} with ${arrivedCents}`, verdict, () =>
        driver.office('/pass', { name: `R${id}`, arrivedCents, confirmedCents: arrivedCents }),
      )
    },
  },
  refuseRecharge: {
    list: 'recharges',
    fits: ({ recharges }, at) => recharges[at]?.status === 0,
    play: ({ state, office }, _step, at) => {
      const name = `R${state.recharges[at]!.id}`
      return one(`refuse ${name}`, walletModel(state).refuseRecharge(at), () =>
        office('/decline', { name, reason: 'no' }),
      )
    },
  },
  quote: { play: playQuote },
  prove: { play: (driver, step) => prove(driver, step, isOdd(step)) },
  wrongCodes: {
    play: async (driver, step) => {
      const played: Played[] = []
      for (let left = step.size; left >= 0; left -= 2)
        played.push(...(await prove(driver, step, true)))
      return played
    },
  },
  changeCode: {
    play: ({ state, call, shopperOf }, { who, size, twist }) => {
      const { payCode: current } = state.shoppers[who]!
      const another = current === '314159' ? '271828' : '314159'
      const payCode = twist === 8 ? current : another
      const by = (['password', 'rightCode', 'wrongCode'] as const)[size % 3]!
      const given = {
        password: { password: shopperOf(who).password },
        rightCode: { oldPayCode: current },
        wrongCode: { oldPayCode: wrongCode },
      }[by]
      const verdict = walletModel(state).changeCode(who, payCode, by)
      return one(`shopper ${who} changes the code by ${by}`, verdict, () =>
        call(who, resetPay, { payCode, ...given }),
      )
    },
  },
  withdraw: {
    list: 'quotes',
    fits: ({ quotes }, at) => quotes[at]?.isUsed === false,
    play: playWithdraw,
  },
  cancelWithdrawal: {
    list: 'withdrawals',
    fits: ({ withdrawals }, at) => withdrawals[at]?.status === 0,
    play: ({ state, call }, step, at) => {
      const { id, owner } = state.withdrawals[at]!
      const by = actor(owner, step)
      const verdict = walletModel(state).resolveWithdrawal(at, -1, by)
      return one(`shopper ${by} cancels W${id}`, verdict, () =>
        call(by, cancelWithdrawal, { withdrawalId: id }),
      )
    },
  },
  passWithdrawal: {
    list: 'withdrawals',
    fits: ({ withdrawals }, at) => withdrawals[at]?.status === 0,
    play: ({ state, office }, _step, at) => {
      const name = `W${state.withdrawals[at]!.id}`
      return one(`pass ${name}`, walletModel(state).resolveWithdrawal(at, 1), () =>
        office('/pass', { name, reference: 'HB1' }),
      )
    },
  },
  refuseWithdrawal: {
    list: 'withdrawals',
    fits: ({ withdrawals }, at) => withdrawals[at]?.status === 0,
    play: ({ state, office }, _step, at) => {
      const name = `W${state.withdrawals[at]!.id}`
      return one(`refuse ${name}`, walletModel(state).resolveWithdrawal(at, 2), () =>
        office('/decline', { name, reason: 'no' }),
      )
    },
  },
} satisfies Partial<Record<Step['kind'], Play>>

async function playRecharge(driver: ModelDriver, { who, pick, size, twist }: Step) {
  const { state } = driver
  const known = state.recharges.at(-1 - pick)
  const isOld = twist >= 7 && known !== undefined
  const evidence = isOld ? known.evidence : await driver.upload(who)
  const oldHash = twist === 6 ? (known?.hash ?? null) : null
  const isChain = size % 2 === 1 || oldHash !== null
  const hash = isChain ? (oldHash ?? driver.newHash()) : null
  const amountCents = [999, 1_000, 1_001, 5_000, 12_345, 10_000_001][size % 6] ?? 5_000
  const order = twist % 3 === 0 ? (state.orders.at(-1 - (pick % 2)) ?? null) : null
  const evidenceOwner = isOld ? ownerOfEvidence(driver, evidence) : who
  const verdict = walletModel(state).recharge({
    owner: who,
    amountCents,
    evidence,
    evidenceOwner,
    hash,
    order: order?.owner === who ? order : null,
  })
  const common = { amountCents, evidence, ...(order ? { orderId: order.id } : {}) }
  const played = await one(`shopper ${who} recharges ${amountCents}`, verdict, () =>
    driver.call(
      who,
      recharge,
      hash
        ? {
            method: 'chain',
            network: 'trc20',
            ownAddress: addresses.tron,
            transactionHash: hash,
            ...common,
          }
        : { method: 'card', ...common },
    ),
  )
  return keepId(played, state.recharges)
}

/** The first shopper who used the picture has uploaded it. */
function ownerOfEvidence({ state }: ModelDriver, evidence: string): number {
  return state.recharges.find((one) => one.evidence === evidence)?.owner ?? -1
}

async function playQuote({ state, call }: ModelDriver, { who, size, twist }: Step) {
  const method = twist % 2 === 0 ? 'bank' : 'chain'
  const charge = method === 'bank' ? 300 : 100
  const all = (state.shoppers[who]?.availableCents ?? 0) - charge
  const amountCents = Math.max(
    1,
    [999, 1_000, all, all + 1, 2_000, 5_000_001, 1_001][size % 7] ?? 1,
  )
  const verdict = walletModel(state).quote(who, amountCents, method)
  const target = method === 'bank' ? aCard : tron
  const played = await one(`shopper ${who} is quoted ${amountCents} by ${method}`, verdict, () =>
    call(who, quoteWithdrawal, { target, amountCents }),
  )
  return keepId(played, state.quotes)
}

/** Requests a proof for the newest order or quote, or for a cent more. */
function prove(
  driver: ModelDriver,
  { who, pick, size }: Step,
  isWrong: boolean,
): Promise<Played[]> {
  const { quotes, orders } = driver.state
  const quote = quotes.findLast(({ owner }) => owner === who)
  const order = orders.findLast(({ owner }) => owner === who)
  const isOrder = order !== undefined && (size % 2 === 0 || !quote)
  const [subjectId, cents] = isOrder
    ? [order.id, order.totalCents]
    : [quote?.id ?? nowhere, quote?.totalCents ?? 1]
  const given = { owner: who, subjectId, amountCents: cents + (pick === 3 ? 1 : 0) }
  return proveFor(driver, { ...given, operation: isOrder ? 'orderPay' : 'withdraw' }, isWrong)
}

async function playWithdraw(driver: ModelDriver, step: Step, at: number) {
  const { state, call } = driver
  const quote = state.quotes[at]!
  const by = actor(quote.owner, step)
  const use = {
    owner: by,
    operation: 'withdraw',
    subjectId: quote.id,
    amountCents: quote.totalCents,
  } as const
  const { before, proof } = await proofFor(driver, use, step)
  const verdict = walletModel(state).withdraw({ owner: by, quoteAt: at, proof })
  const played = await one(`shopper ${by} withdraws quote ${quote.id}`, verdict, () =>
    call(by, withdraw, { quoteId: quote.id, proof: proof?.proof ?? noProof }),
  )
  return [...before, ...keepId(played, state.withdrawals)]
}
