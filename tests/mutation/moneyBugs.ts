import type { PlantedBug } from './plantBug.ts'

const domain = (path: string) => `server/domain/${path}`

/** Plausible one-line mistakes that would cost money. */
export const moneyBugs: PlantedBug[] = [
  {
    file: domain('wallet/withdrawals/withdraw.ts'),
    find: 'if (balanceCents < totalCents) {',
    replace: 'if (balanceCents < 0) {',
    why: 'a withdrawal without a look at the balance',
  },
  {
    file: domain('wallet/withdrawals/withdraw.ts'),
    find: 'const totalCents = quote.amountCents + quote.chargeCents',
    replace: 'const totalCents = quote.amountCents',
    why: 'the charge is not held',
  },
  {
    file: domain('wallet/withdrawals/withdraw.ts'),
    find: 'isNull(withdrawalQuotes.usedAt), gt(withdrawalQuotes.expiresAt, quote.at)',
    replace: 'isNull(withdrawalQuotes.usedAt)',
    why: 'an old quote is still good',
  },
  {
    file: domain('wallet/withdrawals/resolveOnce.ts'),
    find: 'amountCents: row.amountCents + row.chargeCents,',
    replace: 'amountCents: row.amountCents,',
    why: 'a refusal gives the amount back without its charge',
  },
  {
    file: domain('wallet/withdrawals/resolveOnce.ts'),
    find: '.where(and(eq(withdrawals.id, meant.id), whose, eq(withdrawals.status, auditCodes.auditing)))',
    replace: '.where(and(eq(withdrawals.id, meant.id), whose))',
    why: 'a withdrawal can be cancelled after it passed',
  },
  {
    file: domain('ledger/transferAccounts.ts'),
    find: "withdrawalCharge: { debit: 'held', credit: 'fee',",
    replace: "withdrawalCharge: { debit: 'held', credit: 'revenue',",
    why: 'the charge goes to another account',
  },
  {
    file: domain('wallet/recharges/auditRecharge.ts'),
    find: '.where(and(eq(recharges.id, id), eq(recharges.status, auditCodes.auditing)))',
    replace: '.where(eq(recharges.id, id))',
    why: 'a recharge passes twice',
  },
  {
    file: domain('wallet/recharges/auditRecharge.ts'),
    find: 'amountCents: arrivedCents,',
    replace: 'amountCents: row.amountCents,',
    why: 'what was stated is credited, not what arrived',
  },
  {
    file: 'server/db/migrations/0004_wallet.sql',
    find: 'CREATE UNIQUE INDEX "recharges_evidence_once"',
    replace: 'CREATE INDEX "recharges_evidence_once"',
    why: 'one picture is credited twice',
  },
  {
    file: domain('identity/proofs/spendProof.ts'),
    find: 'isNull(payProofs.usedAt),',
    replace: '',
    why: 'a proof is not used up',
  },
  {
    file: domain('identity/proofs/spendProof.ts'),
    find: 'eq(payProofs.amountCents, use.amountCents),',
    replace: '',
    why: 'a proof is good for any amount',
  },
  {
    file: domain('identity/proofs/spendProof.ts'),
    find: 'eq(payProofs.userId, use.userId),',
    replace: '',
    why: 'a proof is good for anyone',
  },
  {
    file: domain('identity/paymentCode/payCodeCounter.ts'),
    find: 'else ${before} + 1 end`',
    replace: 'else ${before} + 0 end`',
    why: 'wrong codes are not counted',
  },
  {
    file: domain('identity/paymentCode/payCodeCounter.ts'),
    find: 'or(isNull(payCodeCounters.lockedUntil), lte(payCodeCounters.lockedUntil, now)),',
    replace: '',
    why: 'a lock is not looked at',
  },
  {
    file: domain('identity/idempotency/runKeyed.ts'),
    find: 'if (!stored?.requestHash.equals(requestHash))',
    replace: 'if (!stored)',
    why: 'a key is good for any body',
  },
  {
    file: domain('ledger/transfer.ts'),
    find: "where ${isAccount(sql`accounts`, 'available', owner)} for update of accounts`",
    replace: "where ${isAccount(sql`accounts`, 'available', owner)}`",
    why: 'a balance is read without its lock',
  },
  {
    file: domain('ledger/split.ts'),
    find: 'byRemainder.slice(0, left)',
    replace: 'byRemainder.slice(1, left)',
    why: 'a split loses a cent',
  },
  {
    file: domain('trade/orders/payOrder.ts'),
    find: 'guard: gt(orders.payDeadline, now),\n',
    replace: '',
    why: 'an order is paid after its deadline',
  },
  {
    file: domain('trade/orders/payOrder.ts'),
    find: 'const own = { orderId: input.orderId, userId: ctx.userId }',
    replace: 'const own = { orderId: input.orderId }',
    why: 'an order is paid by someone else',
  },
  {
    file: domain('trade/orders/placeOrder.ts'),
    find: 'if (quote.totalCents !== totalCents)',
    replace: 'if (quote.totalCents < 0)',
    why: 'an order costs another sum than was shown',
  },
  {
    file: domain('trade/orders/releaseReserve.ts'),
    find: "'released', 0, -line.quantity",
    replace: "'released', 0, 0",
    why: 'a cancelled order keeps its stock',
  },
  {
    file: domain('trade/orders/receiveOrder.ts'),
    find: 'amountCents: order.totalCents - order.refundedCents,',
    replace: 'amountCents: order.totalCents,',
    why: 'the shop gets what was already given back',
  },
  {
    file: domain('trade/refunds/applyRefund.ts'),
    find: 'if (input.amountCents > maxAmountCents)',
    replace: 'if (input.amountCents > maxAmountCents + 1)',
    why: 'a cent more than was paid is given back',
  },
  {
    file: domain('trade/refunds/checkRefundLines.ts'),
    find: 'if (quantity > line.quantity - line.refundedQuantity)',
    replace: 'if (quantity > line.quantity)',
    why: 'a piece is refunded twice',
  },
  {
    file: domain('trade/orders/shares.ts'),
    find: 'ofFirst(upTo) - ofFirst(refundedQuantity)',
    replace: 'ofFirst(upTo - refundedQuantity)',
    why: 'the odd cents of promo and freight are given back twice',
  },
  {
    file: domain('trade/refunds/settleRefund.ts'),
    find: ' || (!isOffer && isLastPiece(lines, asked))',
    replace: '',
    why: 'an order goes on of which no piece is left',
  },
  {
    file: domain('trade/refunds/settleRefund.ts'),
    find: 'const isRestHeld = isWhole && !isReceived && restCents > 0',
    replace: 'const isRestHeld = isWhole && restCents < 0',
    why: 'what nobody asked for stays in escrow for ever',
  },
  {
    file: domain('trade/refunds/settleRefund.ts'),
    find: "const isReceived = moneyLiesIn[stateBefore] === 'revenue'",
    replace: "const isReceived = stateBefore === 'completed'",
    why: 'money back after receipt comes from escrow',
  },
  {
    file: domain('trade/refunds/settleRefund.ts'),
    find: "const isUnsent = stateBefore === 'waitingForDelivery' && !isOffer",
    replace: "const isUnsent = stateBefore === 'cancelled' && !isOffer",
    why: 'pieces that were paid back stay reserved',
  },
  {
    file: domain('trade/refunds/settleRefund.ts'),
    find: "if (refund.stage === 'refunded') return order",
    replace: "if (refund.stage === 'withdrawn') return order",
    why: 'a refund that the clock settled first is refused',
  },
]
