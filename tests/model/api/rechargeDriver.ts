import type { AnyEventObject } from 'xstate'
import type { RechargeRecordOutcome } from '../../../src/machines/rechargeAuditMachine.ts'
import type { RechargeOutcome, SubmitRechargeInput } from '../../../src/machines/rechargeTypes.ts'
import { getBlockchain, recharge, showRecharge } from '../../../contract/wallet.ts'
import { type RechargeDetail } from '../../../contract/walletRecords.ts'
import { askOffice, mintUpload, mustDo } from '../../factories/orderLife.ts'
import type { MintedShopper } from '../../factories/shoppers.ts'
import { addresses, balances } from '../../factories/wallet.ts'
import { networkFailure } from '../../factories/failures.ts'
import { ask, type RawAnswer } from '../../support/callApi.ts'
import type { TestShop } from '../../support/testShop.ts'
import type { ChartDriver, Ending } from './driveChart.ts'
import { failureOf } from './failureOf.ts'
import { createKeyedCalls } from './keyedCalls.ts'

const arrivedCents = 4_900
/** A network that the test’s shop no longer accepts. */
export const goneNetwork = 'eth' as const

/** Drives the recharges of one shopper, who starts with no money. */
export async function driveRecharges(shop: TestShop, shopper: MintedShopper): Promise<ChartDriver> {
  let evidence = await mintUpload(shop, shopper)
  let creditedCents = 0
  const sendKeyed = createKeyedCalls(shop.app, shopper.token)

  function callFor({ method, network, values }: SubmitRechargeInput) {
    if (values === null) throw new Error('nothing was filled in')
    const { amountCents, ownAddress } = values
    return method === 'chain' && network !== null
      ? ({ method, network, ownAddress, amountCents, evidence: values.evidence } as const)
      : ({ method: 'card', amountCents, evidence: values.evidence } as const)
  }

  async function submit(ending: Ending): Promise<RechargeOutcome> {
    const input = ending.input as SubmitRechargeInput
    const call = (given: SubmitRechargeInput, arrives?: boolean) =>
      sendKeyed(recharge, callFor(given), arrives)
    const wanted = ending.wanted as RechargeOutcome | null
    if (wanted === null) {
      if (arrivesUnanswered(ending)) await call(input, false)
      return { type: 'failed', failure: networkFailure }
    }
    const reason = wanted.type === 'refused' ? wanted.failure.reason : null
    if (reason === 'evidenceUsed') {
      await ask(shop.app, recharge, callFor(input), { token: shopper.token })
    }
    const meant: SubmitRechargeInput =
      reason === 'networkUnknown' ? { ...input, network: goneNetwork } : input
    const answer = await call(meant)
    evidence = await mintUpload(shop, shopper)
    return outcomeOf(answer)
  }

  /** Has the operator bring a record to a status, and reads it. */
  async function readAt(id: number, status: RechargeDetail['status']): Promise<RechargeDetail> {
    const name = `R${id}`
    if (status === 1) {
      await mustDo(askOffice(shop, '/pass', { name, arrivedCents }))
      creditedCents += arrivedCents
    }
    if (status === 2) await mustDo(askOffice(shop, '/decline', { name, reason: 'Not found' }))
    return ask(shop.app, showRecharge, { id }, shopper)
  }

  async function show({ input, wanted }: Ending): Promise<RechargeRecordOutcome> {
    if (wanted === null) return { type: 'failed', failure: networkFailure }
    const { id } = input as { id: number }
    return { type: 'found', recharge: await readAt(id, statusOf(wanted)) }
  }

  async function follow({ input, wanted }: Ending) {
    if (wanted === null) return null
    const { id } = (input as { recharge: RechargeDetail }).recharge
    return { type: 'answered', recharge: await readAt(id, statusOf(wanted)) }
  }

  return {
    userId: shopper.userId,
    fill: async (event: AnyEventObject) => {
      // Another top-up needs its own evidence picture.
      if (event.type === 'choice.reopened') evidence = await mintUpload(shop, shopper)
      return event.type === 'recharge.submitted'
        ? { ...event, values: { ...event.values, ownAddress: addresses.tron, evidence } }
        : event
    },
    answer: async (ending) => {
      if (ending.source === 'submitRecharge') return submit(ending)
      if (ending.source === 'showRecharge') return show(ending)
      if (ending.source === 'followAudit') return follow(ending)
      if (ending.wanted === null) return null
      const { list } = await ask(shop.app, getBlockchain, {}, shopper)
      return { type: 'loaded', networks: list }
    },
    passTime: async () => {},
    books: async () => ({
      is: await balances(shop, shopper),
      mustBe: { availableCents: creditedCents, heldCents: 0 },
    }),
  }
}

/**
 * Whether the call arrives although its answer is lost. The retry must then find it: it counts
 * once.
 */
function arrivesUnanswered({ further }: Ending): boolean {
  const next = further.find(({ wanted }) => wanted !== null)
  return next === undefined || (next.wanted as RechargeOutcome).type === 'accepted'
}

function statusOf(wanted: unknown): RechargeDetail['status'] {
  return (wanted as { recharge: RechargeDetail }).recharge.status
}

function outcomeOf(answer: RawAnswer): RechargeOutcome {
  const { code, data } = answer.body
  if (code === 1) return { type: 'accepted', recharge: data as RechargeDetail }
  return { type: 'refused', failure: failureOf(answer) }
}
