import type { Cart, CartLine, MergeChange } from '../../contract/cart.ts'
import type { Failure } from './failure.ts'

/** A line as the browser keeps it for a guest, with the price that the guest saw. */
export interface GuestLine {
  skuId: number
  quantity: number
  selected: boolean
  seenPriceCents: number
}

/** One change of the cart, as it waits to be sent to the server. */
export type CartEdit =
  | {
      type: 'line.added'
      skuId: number
      quantity: number
      priceCents: number
      /** Of a line that is brought back. */
      addedAt?: string
    }
  | { type: 'quantity.set'; skuId: number; quantity: number }
  | { type: 'lines.selected'; skuIds: readonly number[]; selected: boolean }
  | { type: 'lines.removed'; skuIds: readonly number[] }

export type CartOutcome = { type: 'answered'; cart: Cart } | { type: 'failed'; failure: Failure }
export type MergeOutcome =
  | { type: 'merged'; cart: Cart; changes: readonly MergeChange[] }
  | { type: 'failed'; failure: Failure }

export interface CartContext {
  /** A guest's lines, and a shopper's that the server has not confirmed: the browser stores them. */
  guestLines: readonly GuestLine[]
  /** What the screen shows: the server's lines with the edits that are still on their way. */
  lines: readonly CartLine[]
  /** The lines of the server's last answer, to roll back to. */
  confirmed: readonly CartLine[]
  edits: readonly CartEdit[]
  /** The lines removed last, to bring them back. */
  removed: readonly CartLine[]
  changes: readonly MergeChange[]
  failure: Failure | null
  /** Attempts in a row at saving a change that nobody answered. */
  saveAttempts: number
}

export type CartEvent =
  | { type: 'session.started' }
  | { type: 'session.ended' }
  | { type: 'guestLines.changed'; lines: readonly GuestLine[] }
  | { type: 'cart.shown' }
  | { type: 'cart.changedElsewhere' }
  | { type: 'cart.retried' }
  | { type: 'connection.restored' }
  | CartEdit
  | { type: 'removal.undone' }
  | { type: 'report.dismissed' }
