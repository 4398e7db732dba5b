import type { ReturnOffer } from '../../contract/returns.ts'
import type { Failure, Refused } from './failure.ts'

/** What a guest types to prove an order. */
export interface OrderProof {
  sn: string
  postcode: string
  mobile: string
}

export interface ReturnedLine {
  lineId: number
  quantity: number
}

export interface ReturnInput {
  /** Null for a guest, who proves the order first. */
  orderId: number | null
}

export interface ReturnContext extends ReturnInput {
  proof: OrderProof | null
  offer: ReturnOffer | null
  lines: readonly ReturnedLine[]
  failure: Failure | null
}

export interface WantedOrder {
  orderId: number | null
  proof: OrderProof | null
}

export type OpenReturnOutcome =
  | { type: 'opened'; offer: ReturnOffer }
  | { type: 'failed'; failure: Failure }

export type DeclareOutcome =
  | { type: 'declared'; offer: ReturnOffer }
  | { type: 'refused'; failure: Refused }
  | { type: 'failed'; failure: Failure }

export type ReturnEvent =
  | { type: 'return.shown' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' }
  | { type: 'proof.edited' }
  | { type: 'proof.submitted'; proof: OrderProof }
  | { type: 'order.left' }
  | { type: 'lines.chosen'; lines: readonly ReturnedLine[] }
  | { type: 'choice.made' }
  | { type: 'choice.reopened' }
  | { type: 'return.confirmed' }
