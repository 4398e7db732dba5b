import {
  no,
  ok,
  type ModelOrder,
  type ModelProof,
  type ModelState,
  type Verdict,
} from './modelState.ts'
import { periodsMs } from '../support/facts.ts'

const chargeCents = { bank: 300, chain: 100 }
const least = 1_000
const mostRecharge = 10_000_000
const mostWithdrawal = 5_000_000

/**
 * Computes the result of each step of a recharge, a withdrawal or a payment code, and stores it.
 */
export function walletModel(state: ModelState) {
  const shopperOf = (owner: number) => {
    const shopper = state.shoppers[owner]
    if (!shopper) throw new Error(`no shopper ${owner}`)
    return shopper
  }

  const waits = (order: ModelOrder | null): order is ModelOrder & { deadline: number } =>
    order?.status === 0 && order.deadline !== null && order.deadline > state.now

  /**
   * The order that it was made for gets half an hour again, unless another recharge still holds it.
   */
  function letGo(order: ModelOrder | null): void {
    if (!waits(order)) return
    if (state.recharges.some((one) => one.order === order && one.status === 0)) return
    order.deadline = state.now + periodsMs.toPay
  }

  /** Null: right, which resets the count. Each wrong code brings a lock nearer. */
  function checkCode(owner: number, isRight: boolean): Verdict | null {
    const shopper = shopperOf(owner)
    if (shopper.wrongCodes >= 20) return no('payCodeLocked', { until: null })
    if (shopper.lockedUntil !== null && shopper.lockedUntil > state.now) {
      return no('payCodeLocked', { until: new Date(shopper.lockedUntil).toISOString() })
    }
    if (isRight) {
      shopper.wrongCodes = 0
      shopper.lockedUntil = null
      return null
    }
    shopper.wrongCodes += 1
    const seconds = { 5: 900, 10: 86_400 }[shopper.wrongCodes]
    if (seconds) {
      shopper.lockedUntil = state.now + seconds * 1_000
      return no('payCodeLocked', { until: new Date(shopper.lockedUntil).toISOString() })
    }
    if (shopper.wrongCodes === 20) return no('payCodeLocked', { until: null })
    const next = shopper.wrongCodes < 5 ? 5 : shopper.wrongCodes < 10 ? 10 : 20
    return no('payCodeWrong', { attemptsLeft: next - shopper.wrongCodes })
  }

  return {
    recharge(given: {
      owner: number
      amountCents: number
      evidence: string
      evidenceOwner: number
      hash: string | null
      order: ModelOrder | null
    }): Verdict {
      const { owner, amountCents, evidence, hash, order } = given
      if (amountCents < least) return no('amountTooLow', { minCents: least })
      if (amountCents > mostRecharge) return no('amountTooHigh', { maxCents: mostRecharge })
      if (given.evidenceOwner !== owner) return no('uploadMissing')
      const counted = state.recharges.filter(({ status }) => status !== 2)
      if (counted.some((one) => one.evidence === evidence)) return no('evidenceUsed')
      if (hash && counted.some((one) => one.hash === hash)) return no('transactionUsed')
      const own = order?.owner === owner ? order : null
      if (waits(own) && own.totalCents <= amountCents + shopperOf(owner).availableCents) {
        const holdsAnother = state.recharges.some(
          (one) => one.owner === owner && one.status === 0 && one.order !== own && waits(one.order),
        )
        if (!holdsAnother)
          own.deadline = Math.max(own.deadline, own.placedAt + periodsMs.toPayDuringAudit)
      }
      state.recharges.push({ id: 0, owner, amountCents, evidence, hash, order: own, status: 0 })
      return ok
    },

    passRecharge(at: number, arrivedCents: number): Verdict {
      const one = state.recharges[at]
      if (one?.status !== 0) return no('rechargeAnswered')
      one.status = 1
      shopperOf(one.owner).availableCents += arrivedCents
      letGo(one.order)
      return ok
    },

    refuseRecharge(at: number): Verdict {
      const one = state.recharges[at]
      if (one?.status !== 0) return no('rechargeAnswered')
      one.status = 2
      letGo(one.order)
      return ok
    },

    quote(owner: number, amountCents: number, method: 'bank' | 'chain'): Verdict {
      if (amountCents < least) return no('amountTooLow', { minCents: least })
      if (amountCents > mostWithdrawal) return no('amountTooHigh', { maxCents: mostWithdrawal })
      for (const old of state.quotes) {
        if (old.owner === owner && !old.isUsed && old.expiresAt < state.now) old.isForgotten = true
      }
      const totalCents = amountCents + chargeCents[method]
      state.quotes.push({
        id: 0,
        owner,
        amountCents,
        totalCents,
        expiresAt: state.now + periodsMs.withdrawalQuote,
        isUsed: false,
        isForgotten: false,
      })
      return { word: 'ok', data: { amountCents, chargeCents: chargeCents[method], totalCents } }
    },

    prove(given: Omit<ModelProof, 'proof' | 'expiresAt' | 'isUsed'>, isRight: boolean): Verdict {
      const refusal = checkCode(given.owner, isRight)
      if (refusal) return refusal
      const expiresAt = state.now + periodsMs.proof
      state.proofs.push({ ...given, proof: '', expiresAt, isUsed: false })
      return ok
    },

    /**
     * Changes the code, by the old one or by the password. Open proofs of the old one become
     * invalid.
     */
    changeCode(
      owner: number,
      payCode: string,
      by: 'password' | 'rightCode' | 'wrongCode',
    ): Verdict {
      const shopper = shopperOf(owner)
      const refusal = by === 'password' ? null : checkCode(owner, by === 'rightCode')
      if (refusal) return refusal
      if (payCode === shopper.payCode) return no('payCodeSame')
      Object.assign(shopper, { payCode, wrongCodes: 0, lockedUntil: null })
      for (const proof of state.proofs) if (proof.owner === owner) proof.isUsed = true
      return ok
    },

    withdraw(given: { owner: number; quoteAt: number; proof: ModelProof | undefined }): Verdict {
      const { owner, proof } = given
      const quote = state.quotes[given.quoteAt]
      if (!quote || quote.owner !== owner || quote.isForgotten) return no('notFound')
      if (quote.isUsed) return no('quoteUsed')
      if (quote.expiresAt <= state.now) return no('quoteExpired')
      const use = { owner, operation: 'withdraw', subjectId: quote.id } as const
      if (!isGood(state, proof, { ...use, amountCents: quote.totalCents }))
        return no('proofInvalid')
      const shopper = shopperOf(owner)
      const shortCents = quote.totalCents - shopper.availableCents
      if (shortCents > 0) return no('balanceTooLow', { shortCents })
      quote.isUsed = true
      proof.isUsed = true
      shopper.availableCents -= quote.totalCents
      shopper.heldCents += quote.totalCents
      state.withdrawals.push({ id: 0, owner, totalCents: quote.totalCents, status: 0 })
      return { word: 'ok', data: { totalCents: quote.totalCents, status: 0 } }
    },

    /** `1`: paid out; `2`: refused; `-1`: cancelled by the shopper. */
    resolveWithdrawal(at: number, status: -1 | 1 | 2, by?: number): Verdict {
      const one = state.withdrawals[at]
      if (!one || (by !== undefined && one.owner !== by)) return no('notFound')
      if (one.status !== 0) return no('withdrawalAnswered')
      one.status = status
      const shopper = shopperOf(one.owner)
      shopper.heldCents -= one.totalCents
      if (status !== 1) shopper.availableCents += one.totalCents
      return ok
    },
  }
}

/** Unused, not expired, and given by this shopper for exactly this. */
export function isGood(
  state: ModelState,
  proof: ModelProof | undefined,
  use: Pick<ModelProof, 'owner' | 'operation' | 'subjectId' | 'amountCents'>,
): proof is ModelProof {
  return (
    proof !== undefined &&
    !proof.isUsed &&
    proof.expiresAt > state.now &&
    proof.owner === use.owner &&
    proof.operation === use.operation &&
    proof.subjectId === use.subjectId &&
    proof.amountCents === use.amountCents
  )
}
