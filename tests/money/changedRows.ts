import { appendOnly, placed, resolvesOnce, one, type Tampering } from './tampering.ts'

export const changedRows: Tampering[] = [
  one(
    'how many pieces left',
    (s) => `update order_lines set sent_quantity = 1 where order_id = ${s.paid}`,
    { refused: 'pieces leave in a parcel' },
  ),
  one(
    'how many pieces were kept back',
    (s) => `update order_lines set kept_back_quantity = 1 where order_id = ${s.delivered}`,
    { refused: 'order_lines_sent' },
  ),
  one(
    'when a parcel left',
    (s) => `update parcels set shipped_at = now() where order_id = ${s.delivered}`,
    { refused: 'a parcel stays as it left' },
  ),
  one(
    'a tracking number, without a word',
    (s) => `update parcels set tracking_number = 'MINE' where order_id = ${s.delivered}`,
    { refused: 'a parcel stays as it left' },
  ),
  one('what was said of a parcel', () => `update parcel_events set text = 'lost'`, appendOnly),
  one('what a parcel held', () => `update parcel_lines set quantity = 1`, appendOnly),
  one(
    'what a request asks for, as if less had been offered',
    (s) => `update refunds set asked_cents = amount_cents, amount_cents = 1, offered_for = 'x'
      where id = ${s.askingRefund}`,
    { refused: 'what was asked for stays' },
  ),
  one(
    'what was offered for a line',
    (s) => `update refund_lines set asked_cents = amount_cents, amount_cents = 1
      where refund_id = ${s.refundedRefund}`,
    { seen: 'always_empty_refund_lines' },
  ),
  one(
    'what was given for pieces of a line',
    (s) => `update order_lines set reduced_cents = 1 where order_id = ${s.refunded}`,
    { seen: 'always_empty_line_refund' },
  ),
  one('a balance', () => `update accounts set balance_cents = balance_cents + 1`, {
    refused: 'only through a transfer',
  }),
  one('the sum of a transfer', () => `update transfers set amount_cents = 1`, appendOnly),
  one(
    'the address of an open withdrawal',
    (s) => `update withdrawals set address = 'TMine' where id = ${s.withdrawal}`,
    resolvesOnce,
  ),
  one(
    'the network of an open withdrawal',
    (s) => `update withdrawals set network = 'erc20' where id = ${s.withdrawal}`,
    resolvesOnce,
  ),
  one(
    'the charge of an open withdrawal',
    (s) => `update withdrawals set charge_cents = 0 where id = ${s.withdrawal}`,
    resolvesOnce,
  ),
  one(
    'the target of a quote',
    (s) => `update withdrawal_quotes set card_number = '4000' where id = ${s.quote}`,
    { refused: 'a quote stays as it was shown' },
  ),
  one(
    'a quote that was used, to be used again',
    () => `update withdrawal_quotes set used_at = null where used_at is not null`,
    { refused: 'a quote stays as it was shown' },
  ),
  one(
    'the evidence of a recharge',
    (s) => `update recharges set evidence_hash = 'x'::bytea where id = ${s.recharge}`,
    resolvesOnce,
  ),
  one(
    'the order that a waiting recharge holds',
    (s) => `update recharges set order_id = ${s.others} where id = ${s.recharge}`,
    resolvesOnce,
  ),
  one(
    'the arrived sum of a recharge that passed',
    (s) => `update recharges set arrived_cents = 90000 where id = ${s.passedRecharge}`,
    resolvesOnce,
  ),
  one(
    'the total of an order',
    (s) => `update orders set total_cents = 1, subtotal_cents = 1 + discount_cents - freight_cents
      where id = ${s.waiting}`,
    placed,
  ),
  one(
    'whose order it is',
    (s) => `update orders set user_id = ${s.other} where id = ${s.paid}`,
    placed,
  ),
  one(
    'where an order goes',
    (s) => `update orders set address = '{"detail": "mine"}' where id = ${s.paid}`,
    placed,
  ),
  one(
    'the price of a line',
    (s) => `update order_lines set unit_price_cents = 1 where order_id = ${s.waiting}`,
    placed,
  ),
  one(
    'the discount and the total, by the same sum',
    (s) => `update orders set discount_cents = discount_cents + 100, total_cents = total_cents - 100
      where id = ${s.waiting}`,
    placed,
  ),
  one(
    'a line of another order',
    (s) => `update order_lines set order_id = ${s.waiting} where order_id = ${s.paid}`,
    placed,
  ),
  one(
    'the state of an order, without its history',
    (s) => `update orders set status = 4 where id = ${s.received}`,
    { seen: 'always_empty_history' },
  ),
  one(
    'when an order was paid',
    (s) => `update orders set paid_at = paid_at - interval '1 day' where id = ${s.paid}`,
    placed,
  ),
  one(
    'the refunded sum of an order',
    (s) => `update orders set refunded_cents = 0 where id = ${s.refunded}`,
    { seen: 'always_empty_refund' },
  ),
  one(
    'the refunded pieces of a line',
    (s) => `update order_lines set refunded_quantity = 0 where order_id = ${s.returned}`,
    { seen: 'always_empty_line_refund' },
  ),
  one(
    'the sum of an open request',
    (s) => `update refunds set amount_cents = 1 where id = ${s.askingRefund}`,
    { refused: 'what was asked for stays' },
  ),
  one(
    'the stage of a request, without its payment',
    (s) => `update refunds set stage = 'refunded' where id = ${s.askingRefund}`,
    { seen: 'always_empty_refund_lines' },
  ),
  one(
    'a promo code that was used, to be used again',
    (s) => `update promo_uses set released_at = now() where order_id = ${s.waiting}`,
    { seen: 'always_empty_promo' },
  ),
  one(
    'whose promo use it is',
    (s) => `update promo_uses set user_id = ${s.other} where order_id = ${s.waiting}`,
    { refused: 'a use of a promo code stays' },
  ),
  one('a stock', () => `update skus set on_hand = on_hand + 1`, {
    refused: 'only through a movement',
  }),
  one('a price', () => `update skus set price_cents = 1`, {
    refused: 'only through its history',
  }),
  one('a price of the past', () => `update price_changes set price_cents = 1`, appendOnly),
  one('a movement', () => `update stock_movements set on_hand_delta = 1`, appendOnly),
  one('an event of an order', () => `update order_events set actor = 'clock'`, appendOnly),
  one(
    'the answer kept for a key',
    () => `update idempotency_keys set answer = '{}' where answer is not null`,
    { refused: 'an answer stays as it was given' },
  ),
]
