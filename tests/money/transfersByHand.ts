import {
  unfit,
  post,
  external,
  revenue,
  fee,
  available,
  held,
  escrow,
  one,
  type Tampering,
} from './tampering.ts'

export const transfersByHand: Tampering[] = [
  one(
    'a refund without a request',
    (s) => post('refund', [escrow(s.paid), available(s.own)], s.paidCents, { order_id: s.paid }),
    unfit,
  ),
  one(
    'a refund of a request that is still open',
    (s) =>
      post('refund', [escrow(s.asking), available(s.own)], 1_500, {
        order_id: s.asking,
        refund_id: s.askingRefund,
      }),
    unfit,
  ),
  one(
    'an opening balance for an old account',
    (s) => post('openingBalance', [external, available(s.own)], 100_000),
    unfit,
  ),
  one(
    'an adjustment that nobody wrote down',
    (s) => post('adjustedUp', [external, available(s.own)], 5_000, { adjustment_id: 999_999 }),
    unfit,
  ),
  {
    name: 'an adjustment of another sum than it says',
    statements: (s) => [
      `insert into adjustments (user_id, amount_cents, reason, created_at) values (${s.own}, -5, 'so', now())`,
      `insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, adjustment_id, created_at)
        select 'adjustedDown', d.id, c.id, 500, currval('adjustments_id_seq'), now() from accounts d, accounts c
        where c.kind = 'external' and d.user_id = ${s.own} and d.kind = 'available'`,
    ],
    must: unfit,
  },
  one(
    'an adjustment that moved nothing',
    (s) =>
      `insert into adjustments (user_id, amount_cents, reason, created_at) values (${s.own}, 5, 'so', now())`,
    { seen: 'always_empty_adjustment' },
  ),
  {
    name: 'a second opening balance for a new account',
    statements: () => [
      `insert into users (account, password_hash, created_at) values ('tamper', 'x', now())`,
      `insert into accounts (kind, user_id) select 'available', id from users where account = 'tamper'`,
      ...[1, 2].map(
        () => `insert into transfers (kind, debit_account_id, credit_account_id, amount_cents, created_at)
          select 'openingBalance', d.id, c.id, 500, now() from accounts d, accounts c, users u
          where d.kind = 'external' and c.user_id = u.id and c.kind = 'available' and u.account = 'tamper'`,
      ),
    ],
    must: unfit,
  },
  one(
    'a payment of another’s order',
    (s) =>
      post('orderPaid', [available(s.own), escrow(s.others)], s.othersCents, {
        order_id: s.others,
      }),
    unfit,
  ),
  {
    name: 'a payment of another sum',
    statements: (s) => [
      `update orders set status = 1, paid_at = now() where id = ${s.waiting}`,
      post('orderPaid', [available(s.own), escrow(s.waiting)], 1, { order_id: s.waiting }),
    ],
    must: unfit,
  },
  {
    name: 'a payment of more than there is',
    statements: (s) => [
      `update orders set status = 1, paid_at = now() where id = ${s.tooDear}`,
      post('orderPaid', [available(s.poor), escrow(s.tooDear)], s.tooDearCents, {
        order_id: s.tooDear,
      }),
    ],
    must: { refused: 'accounts_not_negative' },
  },
  one(
    'a payment into another order’s escrow',
    (s) =>
      post('orderPaid', [available(s.own), escrow(s.waiting + 1)], s.waitingCents, {
        order_id: s.waiting,
      }),
    unfit,
  ),
  one(
    'a settlement of an order that nobody received',
    (s) =>
      post('orderSettled', [escrow(s.delivered), revenue], s.paidCents, { order_id: s.delivered }),
    unfit,
  ),
  one(
    'a recharge without a record',
    (s) => post('recharge', [external, available(s.own)], 50_000),
    unfit,
  ),
  one(
    'a recharge that was not audited',
    (s) => post('recharge', [external, available(s.own)], 7_000, { recharge_id: s.recharge }),
    unfit,
  ),
  {
    name: 'a recharge to another shopper',
    statements: (s) => [
      `update recharges set status = 1, arrived_cents = 7000, resolved_at = now() where id = ${s.recharge}`,
      post('recharge', [external, available(s.other)], 7_000, { recharge_id: s.recharge }),
    ],
    must: unfit,
  },
  one(
    'a withdrawal paid a second time',
    (s) =>
      post('withdrawalPaid', [held(s.own), external], s.passedWithdrawalCents, {
        withdrawal_id: s.passedWithdrawal,
      }),
    { refused: 'transfers_withdrawal_once' },
  ),
  one(
    'a withdrawal paid before its audit',
    (s) =>
      post('withdrawalPaid', [held(s.own), external], s.withdrawalCents, {
        withdrawal_id: s.withdrawal,
      }),
    unfit,
  ),
  {
    name: 'a withdrawal given back to another shopper',
    statements: (s) => [
      `update withdrawals set status = 2, refused_for = 'x', resolved_at = now() where id = ${s.withdrawal}`,
      post(
        'withdrawalReturned',
        [held(s.own), available(s.other)],
        s.withdrawalCents + s.withdrawalCharge,
        { withdrawal_id: s.withdrawal },
      ),
    ],
    must: unfit,
  },
  {
    name: 'a charge that is higher than agreed',
    statements: (s) => [
      `update withdrawals set status = 1, reference = 'x', resolved_at = now() where id = ${s.withdrawal}`,
      post('withdrawalCharge', [held(s.own), fee], s.withdrawalCharge + 500, {
        withdrawal_id: s.withdrawal,
      }),
    ],
    must: unfit,
  },
  {
    name: 'a payment that names a recharge as well',
    statements: (s) => [
      `update orders set status = 1, paid_at = now() where id = ${s.waiting}`,
      post('orderPaid', [available(s.own), escrow(s.waiting)], s.waitingCents, {
        order_id: s.waiting,
        recharge_id: s.passedRecharge,
      }),
    ],
    must: { refused: 'transfers_known' },
  },
  one(
    'a transfer of a kind that does not exist',
    (s) => post('bonus', [external, available(s.own)], 500),
    { refused: 'does not go from' },
  ),
]
