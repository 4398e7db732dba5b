import { one, type Tampering } from './tampering.ts'

export const forgedRows: Tampering[] = [
  one(
    'an account of a kind that does not exist',
    () => `insert into accounts (kind) values ('x')`,
    {
      refused: 'there is no account of kind',
    },
  ),
  one(
    'a movement of a kind that does not exist',
    (s) => `insert into stock_movements (sku_id, kind, on_hand_delta, reserved_delta, created_at)
      values (${s.sku}, 'found', 5, 0, now())`,
    { refused: 'stock_movements_known' },
  ),
  one(
    'goods that came back to an order without them',
    (
      s,
    ) => `insert into stock_movements (sku_id, order_id, kind, on_hand_delta, reserved_delta, created_at)
      values (${s.otherSku}, ${s.delivered}, 'returned', 5, 0, now())`,
    { seen: 'always_empty_movement' },
  ),
  one(
    'an order that is paid from the start',
    (s) => `insert into orders (sn, user_id, status, address, note, quantity, subtotal_cents,
        freight_cents, discount_cents, total_cents, placed_at, paid_at)
      select 'FORGED', user_id, 1, address, '', 1, 1, 0, 0, 1, now(), now() from orders
      where id = ${s.paid}`,
    { refused: 'an order begins unpaid' },
  ),
  one(
    'a line of an order that was placed',
    (
      s,
    ) => `insert into order_lines (order_id, user_id, sku_id, product_id, shop_id, shop_name, title,
        variant, picture, unit_price_cents, quantity, discount_cents, freight_cents)
      select order_id, user_id, sku_id, product_id, shop_id, shop_name, title, variant, picture,
        0, 5, 0, 0 from order_lines where order_id = ${s.delivered}`,
    { seen: 'always_empty_order_sum' },
  ),
  one(
    'a piece in a second parcel',
    (s) => `with parcel as (
        insert into parcels (order_id, carrier, tracking_number, shipped_at)
        values (${s.delivered}, 'DHL', '1', now()) returning id
      )
      insert into parcel_lines (parcel_id, order_line_id, quantity)
      select parcel.id, l.id, 1 from parcel, order_lines l where l.order_id = ${s.delivered}`,
    { refused: 'order_lines_sent' },
  ),
  one(
    'a piece of another order in a parcel',
    (s) => `insert into parcel_lines (parcel_id, order_line_id, quantity)
      select p.id, l.id, 1 from parcels p, order_lines l
      where p.order_id = ${s.delivered} and l.order_id = ${s.paid}`,
    { refused: 'a parcel holds pieces of its order' },
  ),
  one(
    'a piece that left an order which stayed where it was',
    (s) => `with parcel as (
        insert into parcels (order_id, carrier, tracking_number, shipped_at)
        values (${s.paid}, 'DHL', '1', now()) returning id
      )
      insert into parcel_lines (parcel_id, order_line_id, quantity)
      select parcel.id, l.id, 1 from parcel, order_lines l where l.order_id = ${s.paid}`,
    { seen: 'always_empty_delivery' },
  ),
  one(
    'a parcel with nothing in it',
    (s) => `insert into parcels (order_id, carrier, tracking_number, shipped_at)
      values (${s.paid}, 'DHL', '1', now())`,
    { seen: 'always_empty_parcel' },
  ),
  one(
    'a correction that never was',
    (s) => `insert into parcel_events (parcel_id, kind, text, carrier, created_at)
      select id, 'corrected', 'JD1', 'DHL', now() from parcels where order_id = ${s.delivered}`,
    { refused: 'a correction is one of the parcel' },
  ),
  one(
    'an event of a type that does not exist',
    (s) => `insert into order_events (order_id, type, actor, from_status, to_status, created_at)
      values (${s.paid}, 'order.gifted', 'shopper', 1, 3, now())`,
    { refused: 'order_events_known' },
  ),
  one(
    'an event by nobody we know',
    (s) => `insert into order_events (order_id, type, actor, from_status, to_status, created_at)
      values (${s.paid}, 'order.shipped', 'admin', 1, 2, now())`,
    { refused: 'order_events_known' },
  ),
  one(
    'an event that did not happen',
    (s) => `insert into order_events (order_id, type, actor, from_status, to_status, created_at)
      values (${s.paid}, 'order.shipped', 'operator', 1, 2, now())`,
    { seen: 'always_empty_history' },
  ),
  one(
    'a number far ahead',
    (s) => `insert into order_events (id, order_id, type, actor, from_status, to_status, created_at)
      overriding system value
      values (999999999, ${s.paid}, 'order.paid', 'shopper', 0, 1, now() - interval '3 years')`,
    { seen: 'always_empty_numbering' },
  ),
  one(
    'a number among those that were sealed',
    (s) => `insert into order_events (id, order_id, type, actor, from_status, to_status, created_at)
      overriding system value
      values (-5, ${s.paid}, 'order.paid', 'shopper', 0, 1, now() - interval '3 years')`,
    { seen: 'always_empty_numbering' },
  ),
  one(
    'a request that is settled from the start',
    (s) => `insert into refunds (order_id, user_id, stage, type, goods_received, status_before,
        amount_cents, reason, explanation, proofs, applied_at, stage_at)
      values (${s.paid}, ${s.own}, 'refunded', 'refundOnly', false, 1, 5, 'x', 'x', '[]', now(), now())`,
    { refused: 'a request begins unanswered' },
  ),
  one(
    'a stage that does not exist',
    (s) => `update refunds set stage = 'lost' where id = ${s.askingRefund}`,
    { refused: 'refunds_stage_known' },
  ),
  one(
    'a recharge that passed from the start',
    (
      s,
    ) => `insert into recharges (user_id, status, method, amount_cents, arrived_cents, evidence_id,
        evidence_hash, submitted_at, resolved_at)
      select user_id, 1, 'card', 500000, 500000, evidence_id, 'forged', now(), now() from recharges
      where id = ${s.recharge}`,
    { refused: 'an audit begins unanswered' },
  ),
  one(
    'a recharge’s status that does not exist',
    (s) => `update recharges set status = 7 where id = ${s.recharge}`,
    { refused: 'recharges_status' },
  ),
  one(
    'a withdrawal that nobody asked for',
    (s) => `insert into withdrawals (user_id, status, quote_id, method, card_number, bank_name,
        amount_cents, charge_cents, submitted_at)
      values (${s.own}, 0, ${s.quote}, 'bank', '4000', 'Mine', 1000, 0, now())`,
    { refused: 'a withdrawal is what was quoted' },
  ),
  one(
    'a notice of a kind that does not exist',
    (s) => `insert into notices (user_id, kind, created_at) values (${s.own}, 'you.won', now())`,
    { refused: 'notices_known' },
  ),
]
