import type { Cart, CartLine, MergeChange } from '../../contract/cart.ts'
import type { Failure } from './failure.ts'

/** A guest's line as the browser stores it, with the price that the guest saw. */
export interface GuestLine {
  skuId: number
  quantity: number
  selected: boolean
  seenPriceCents: number
}

/** One change of the cart that waits to be sent to the server. */
export type CartEdit =
  | {
      type: 'line.added'
      skuId: number
      quantity: number
      priceCents: number
      /** Set for a line that is brought back: it keeps its place. */
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
  /**
   * A guest's lines, or a shopper's lines that the server has not confirmed. The browser stores
   * them.
   */
  guestLines: readonly GuestLine[]
  /** The lines on the screen: the server's lines with all pending edits applied. */
  lines: readonly CartLine[]
  /** The lines of the server's last answer, for a rollback. */
  confirmed: readonly CartLine[]
  edits: readonly CartEdit[]
  /** The lines removed last, for an undo. */
  removed: readonly CartLine[]
  changes: readonly MergeChange[]
  failure: Failure | null
  /** Unanswered attempts in a row to save a change. */
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
