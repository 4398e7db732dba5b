import type { Tampering } from './tampering.ts'

const seen = (name: string, ...statements: string[]): Tampering => ({
  name,
  statements: () => statements,
  must: { seen: 'rules' },
})

const doesNothing = (name: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$ begin return new; end $$`

/**
 * Changes to the database rules that guard the books. The doctor knows each rule by name and
 * digest.
 */
export const changedRules: Tampering[] = [
  seen('a trigger switched off', `alter table transfers disable trigger transfers_keep_rows`),
  seen('all triggers of a table switched off', `alter table accounts disable trigger user`),
  seen(
    'a trigger that fires for replicas alone',
    `alter table transfers enable replica trigger transfers_apply`,
  ),
  seen('a trigger dropped', `drop trigger order_events_keep_rows on order_events`),
  seen(
    'a trigger of the same name that does something else',
    `drop trigger order_lines_as_placed on order_lines`,
    `create trigger order_lines_as_placed before update on order_lines for each row when (false)
      execute function refuse_rewrite()`,
  ),
  seen(
    'a trigger more, which swallows rows',
    `create function swallow() returns trigger language plpgsql as $$ begin return null; end $$`,
    `create trigger swallow before insert on order_events for each row execute function swallow()`,
  ),
  seen(
    'a rule that swallows rows',
    `create rule swallow as on insert to transfers do instead nothing`,
  ),
  seen('a check dropped', `alter table accounts drop constraint accounts_not_negative`),
  seen(
    'a check made weaker',
    `alter table transfers drop constraint transfers_positive`,
    `alter table transfers add constraint transfers_positive check (amount_cents > -1000)`,
  ),
  seen(
    'a reference dropped',
    `alter table transfers drop constraint transfers_order_id_orders_id_fk`,
  ),
  seen('a unique index dropped', `drop index transfers_paid_once`),
  seen('a function that applies no transfer', doesNothing('apply_transfer')),
  seen('a function that refuses nothing', doesNothing('refuse_rewrite')),
  seen('a function that guards no balance', doesNothing('guard_account')),
  seen('a check of the doctor taken away', `drop view always_empty_sum`),
  seen(
    'a check of the doctor that is always empty',
    `create or replace view always_empty_sum as
      select 0::bigint as external_cents, 0::bigint as owed_cents where false`,
  ),
  seen('rows hidden from all but the owner', `alter table transfers enable row level security`),
  {
    name: 'a sequence set back',
    statements: () => [`select setval('transfers_id_seq', 1)`],
    must: { seen: 'always_empty_numbering' },
  },
]
