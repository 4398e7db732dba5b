import type { AccountKind, TransferKind } from '../../db/schema/ledger.ts'

interface Accounts {
  /** A list where the kind has more than one source. The transfer then names its source. */
  debit: AccountKind | readonly AccountKind[]
  credit: AccountKind
  refersTo: readonly ('orderId' | 'refundId' | 'rechargeId' | 'withdrawalId' | 'adjustmentId')[]
}

/** For each kind of transfer: its accounts, and the rows it refers to. */
export const transferAccounts = {
  openingBalance: { debit: 'external', credit: 'available', refersTo: [] },
  orderPaid: { debit: 'available', credit: 'escrow', refersTo: ['orderId'] },
  orderSettled: { debit: 'escrow', credit: 'revenue', refersTo: ['orderId'] },
  refund: {
    debit: ['escrow', 'revenue'],
    credit: 'available',
    refersTo: ['orderId', 'refundId'],
  },
  recharge: { debit: 'external', credit: 'available', refersTo: ['rechargeId'] },
  withdrawalHeld: { debit: 'available', credit: 'held', refersTo: ['withdrawalId'] },
  withdrawalPaid: { debit: 'held', credit: 'external', refersTo: ['withdrawalId'] },
  withdrawalCharge: { debit: 'held', credit: 'fee', refersTo: ['withdrawalId'] },
  withdrawalReturned: { debit: 'held', credit: 'available', refersTo: ['withdrawalId'] },
  adjustedUp: { debit: 'external', credit: 'available', refersTo: ['adjustmentId'] },
  adjustedDown: { debit: 'available', credit: 'external', refersTo: ['adjustmentId'] },
  rechargeReversed: { debit: 'available', credit: 'external', refersTo: ['adjustmentId'] },
} as const satisfies Record<TransferKind, Accounts>

type Table = typeof transferAccounts
type DebitOf<Kind extends TransferKind> = Table[Kind]['debit']
type KindsOf<Kind extends TransferKind> =
  | (DebitOf<Kind> extends readonly AccountKind[] ? DebitOf<Kind>[number] : DebitOf<Kind>)
  | Table[Kind]['credit']
type OwnAccount = 'available' | 'held'

/** The fields of a transfer of one kind. Its accounts follow from the kind. */
export type TransferOf<Kind extends TransferKind> = {
  kind: Kind
  /** Integer cents above zero. */
  amountCents: number
  at: Date
} & Record<
  | Table[Kind]['refersTo'][number]
  | (Extract<KindsOf<Kind>, OwnAccount> extends never ? never : 'userId'),
  number
> &
  (DebitOf<Kind> extends readonly (infer Source)[] ? { from: Source } : { from?: never })

export type Transfer = { [Kind in TransferKind]: TransferOf<Kind> }[TransferKind]
