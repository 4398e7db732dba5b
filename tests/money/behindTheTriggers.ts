import {
  appendOnly,
  post,
  external,
  available,
  escrow,
  asReplica,
  type Tampering,
} from './tampering.ts'

export const behindTheTriggers: Tampering[] = [
  {
    name: 'an event changed behind the triggers, which are then as before',
    statements: (s) => [
      `alter table order_events disable trigger order_events_keep_rows`,
      `update order_events set created_at = created_at - interval '9 days' where order_id = ${s.delivered}`,
      `alter table order_events enable always trigger order_events_keep_rows`,
    ],
    must: { seen: 'seals' },
  },
  {
    name: 'what the office did, told otherwise as its owner',
    statements: () => [
      `alter table office_log disable trigger office_log_keep_rows`,
      `update office_log set user_name = 'somebody else'`,
      `alter table office_log enable always trigger office_log_keep_rows`,
    ],
    must: { seen: 'seals' },
  },
  {
    name: 'a transfer changed as a replica',
    statements: (s) =>
      asReplica(`update transfers set amount_cents = 1 where order_id = ${s.paid}`),
    must: appendOnly,
  },
  {
    name: 'a transfer of less than nothing as a replica',
    statements: (s) => asReplica(post('openingBalance', [external, available(s.own)], -5)),
    must: { refused: 'transfers_positive' },
  },
  {
    name: 'a transfer forged as a replica',
    statements: (s) => asReplica(post('openingBalance', [external, available(s.own)], 100_000)),
    must: { seen: 'always_empty_opening' },
  },
  {
    name: 'money given to another shopper as a replica, with all balances right',
    statements: (s) => [
      ...asReplica(
        post('refund', [escrow(s.paid), available(s.other)], 500, {
          order_id: s.paid,
          refund_id: s.askingRefund,
        }),
      ),
      `update accounts set balance_cents = balance_cents + 500 where user_id = ${s.other} and kind = 'available'`,
      `update accounts set balance_cents = balance_cents - 500 where kind = 'escrow' and shard = ${s.paid % 16}`,
    ],
    must: { seen: 'always_empty_transfer_owner' },
  },
  {
    name: 'a target changed as a replica',
    statements: (s) =>
      asReplica(`update withdrawals set address = 'TMine' where id = ${s.withdrawal}`),
    must: { seen: 'always_empty_target' },
  },
  {
    name: 'a balance set as a replica',
    statements: () => asReplica(`update accounts set balance_cents = 7 where kind = 'fee'`),
    must: { seen: 'always_empty_balance' },
  },
  {
    name: 'the last seal taken away',
    statements: () => [
      `alter table seals disable trigger user`,
      `delete from seals where number = 1`,
    ],
    must: { seen: 'rules' },
  },
]
