import { explorePaths, withoutBeginnings } from '../../../tests/model/support/explorePaths.ts'
import type { AnyProof } from '../../../tests/model/support/chartProof.ts'
import type { AnySnapshot, MoneyMove } from '../../../tests/model/support/ownerQuestion.ts'
import { startReplay } from '../../../tests/model/support/replay.ts'

/**
 * The transfers of each arrow of the order's chart, by its key, as its context changes when the
 * arrow is played. Each arrow makes the same transfers, or some of them, on every path.
 */
export async function playedMoves(proof: AnyProof): Promise<Map<string, Set<MoneyMove>>> {
  const moves = new Map<string, Set<MoneyMove>>()
  for (const path of withoutBeginnings(explorePaths(proof))) {
    const actor = startReplay(proof, path.input)
    for (const { event } of path.steps) {
      actor.forget()
      const before = moneyIn(actor.snapshot())
      await actor.perform(event)
      for (const key of actor.transitions) {
        const known = moves.get(key) ?? new Set()
        for (const move of movesBetween(before, moneyIn(actor.snapshot()))) known.add(move)
        moves.set(key, known)
      }
    }
    actor.stop()
  }
  return moves
}

interface Money {
  inEscrowCents: number
  revenueCents: number
  givenBackCents: number
}

function moneyIn(snapshot: AnySnapshot): Money {
  return (snapshot.context as { money: Money }).money
}

function movesBetween(before: Money, after: Money): MoneyMove[] {
  const escrow = after.inEscrowCents - before.inEscrowCents
  const revenue = after.revenueCents - before.revenueCents
  const givenBack = after.givenBackCents - before.givenBackCents
  const toRevenue = Math.max(0, revenue)
  const fromEscrow = Math.max(0, -escrow) - toRevenue
  return [
    ...(escrow > 0 ? (['available → escrow'] as const) : []),
    ...(fromEscrow > 0 && givenBack > 0 ? (['escrow → available'] as const) : []),
    ...(toRevenue > 0 ? (['escrow → revenue'] as const) : []),
    ...(revenue < 0 && givenBack > 0 ? (['revenue → available'] as const) : []),
  ]
}
