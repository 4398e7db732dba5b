import { verifyPay } from '../../contract/account.ts'
import type { Answered, ModelDriver } from './modelDriver.ts'
import type { Step } from './modelSteps.ts'
import type { ModelProof, ModelState, Verdict } from './modelState.ts'
import { walletModel } from './walletModel.ts'

/** The action, the model's verdict, and the shop's answer. */
export interface Played {
  said: string
  verdict: Verdict
  answer: Answered
}

/**
 * How a step is played. `list` are its possible rows; `fits` picks those where it is likely to be
 * accepted.
 */
export interface Play {
  list?: 'recharges' | 'quotes' | 'withdrawals' | 'orders' | 'refunds'
  fits?: (state: ModelState, at: number) => boolean
  play: (driver: ModelDriver, step: Step, at: number) => Promise<Played[]>
}

const oddTwist = 9
export const wrongCode = '000111'
export const noProof = 'A'.repeat(43)
export const nowhere = 999_999_999

export async function one(
  said: string,
  verdict: Verdict,
  ask: () => Promise<Answered>,
): Promise<Played[]> {
  return [{ said, verdict, answer: await ask() }]
}

/** Gives the model's new record the id that the shop gave it. */
export function keepId(played: Played[], records: { id: number }[]): Played[] {
  const [first] = played
  const newest = records.at(-1)
  if (first?.verdict.word === 'ok' && first.answer.word === 'ok' && newest) {
    newest.id = (first.answer.data as { id: number }).id
  }
  return played
}

/** The owner, or occasionally the other shopper. */
export function actor(owner: number, { twist }: Step): number {
  return twist === oddTwist ? 1 - owner : owner
}

export function isOdd({ twist }: Step): boolean {
  return twist === oddTwist
}

export async function proveFor(
  { state, call }: ModelDriver,
  given: Omit<ModelProof, 'proof' | 'expiresAt' | 'isUsed'>,
  isWrong: boolean,
): Promise<Played[]> {
  const { owner, operation, subjectId, amountCents } = given
  const payCode = isWrong ? wrongCode : state.shoppers[owner]!.payCode
  const verdict = walletModel(state).prove(given, !isWrong)
  const said = `shopper ${owner} gives ${isWrong ? 'a wrong' : 'the'} code for ${operation} ${subjectId}, ${amountCents}`
  const played = await one(said, verdict, () =>
    call(owner, verifyPay, { payCode, operation, subjectId, amountCents }),
  )
  const data = played[0]?.answer.data as { proof?: string } | null
  if (verdict.word === 'ok' && data?.proof) state.proofs.at(-1)!.proof = data.proof
  return played
}

/** The fitting proof, requested first where a shopper would; or the newest of anyone. */
export async function proofFor(
  driver: ModelDriver,
  use: Omit<ModelProof, 'proof' | 'expiresAt' | 'isUsed'>,
  { twist }: Step,
): Promise<{ before: Played[]; proof: ModelProof | undefined }> {
  const before = twist < 6 ? await proveFor(driver, use, false) : []
  const { proofs } = driver.state
  const fitting = proofs.findLast(
    (one) =>
      one.owner === use.owner && one.operation === use.operation && one.subjectId === use.subjectId,
  )
  return { before, proof: twist === 8 ? proofs.at(-1) : fitting }
}
