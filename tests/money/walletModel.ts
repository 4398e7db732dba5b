import { no, ok, type ModelProof, type ModelState, type Verdict } from './modelState.ts'

const second = 1_000
const chargeCents = { bank: 300, chain: 100 }
const least = 1_000
const mostRecharge = 10_000_000
const mostWithdrawal = 5_000_000

/** Says what a recharge, a withdrawal or a payment code comes to, and keeps it. */
export function walletModel(state: ModelState) {
  const shopperOf = (owner: number) => {
    const shopper = state.shoppers[owner]
    if (!shopper) throw new Error(`no shopper ${owner}`)
    return shopper
  }

  return {
    recharge(given: {
      owner: number
      amountCents: number
      evidence: string
      evidenceOwner: number
      hash: string | null
    }): Verdict {
      const { owner, amountCents, evidence, hash } = given
      if (amountCents < least) return no('amountTooLow', { minCents: least })
      if (amountCents > mostRecharge) return no('amountTooHigh', { maxCents: mostRecharge })
      if (given.evidenceOwner !== owner) return no('uploadMissing')
      const counted = state.recharges.filter(({ status }) => status !== 2)
      if (counted.some((one) => one.evidence === evidence)) return no('evidenceUsed')
      if (hash && counted.some((one) => one.hash === hash)) return no('transactionUsed')
      state.recharges.push({ id: 0, owner, amountCents, evidence, hash, status: 0 })
      return ok
    },

    passRecharge(at: number, arrivedCents: number): Verdict {
      const one = state.recharges[at]
      if (one?.status !== 0) return no('rechargeAnswered')
      one.status = 1
      shopperOf(one.owner).availableCents += arrivedCents
      return ok
    },

    refuseRecharge(at: number): Verdict {
      const one = state.recharges[at]
      if (one?.status !== 0) return no('rechargeAnswered')
      one.status = 2
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
        expiresAt: state.now + 900 * second,
        isUsed: false,
        isForgotten: false,
      })
      return { word: 'ok', data: { amountCents, chargeCents: chargeCents[method], totalCents } }
    },

    /** A right code sets the count back; each wrong one brings a lock nearer. */
    prove(given: Omit<ModelProof, 'proof' | 'expiresAt' | 'isUsed'>, isRight: boolean): Verdict {
      const shopper = shopperOf(given.owner)
      if (shopper.wrongCodes >= 20) return no('payCodeLocked', { until: null })
      if (shopper.lockedUntil !== null && shopper.lockedUntil > state.now) {
        return no('payCodeLocked', { until: new Date(shopper.lockedUntil).toISOString() })
      }
      if (isRight) {
        shopper.wrongCodes = 0
        shopper.lockedUntil = null
        const expiresAt = state.now + 120 * second
        state.proofs.push({ ...given, proof: '', expiresAt, isUsed: false })
        return ok
      }
      shopper.wrongCodes += 1
      const seconds = { 5: 900, 10: 86_400 }[shopper.wrongCodes]
      if (seconds) {
        shopper.lockedUntil = state.now + seconds * second
        return no('payCodeLocked', { until: new Date(shopper.lockedUntil).toISOString() })
      }
      if (shopper.wrongCodes === 20) return no('payCodeLocked', { until: null })
      const next = shopper.wrongCodes < 5 ? 5 : shopper.wrongCodes < 10 ? 10 : 20
      return no('payCodeWrong', { attemptsLeft: next - shopper.wrongCodes })
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

    /** `1`: paid out; `2`: refused; `-1`: the shopper took it back. */
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

/** Unused, in time, and given by this shopper for just this. */
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
