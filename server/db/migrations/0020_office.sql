-- What the office was asked is written down, and stays. A balance is adjusted, and a credit taken back,
-- by a transfer of its own kind, which says why.

CREATE TABLE "adjustments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"recharge_id" bigint,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "adjustments_reversed_once" UNIQUE("recharge_id"),
	CONSTRAINT "adjustments_amount" CHECK ("adjustments"."amount_cents" <> 0),
	CONSTRAINT "adjustments_reversal" CHECK ("adjustments"."recharge_id" is null or "adjustments"."amount_cents" < 0),
	CONSTRAINT "adjustments_reason" CHECK (length("adjustments"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "office_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"user_name" text,
	"command" text NOT NULL,
	"acted_on" text[] NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"outcome" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "office_log_actor" CHECK ("office_log"."actor" in ('operator', 'autopilot')),
	CONSTRAINT "office_log_outcome" CHECK ("office_log"."outcome" in ('read', 'done', 'refused') and ("office_log"."outcome" = 'refused') = ("office_log"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "transfers" DROP CONSTRAINT "transfers_known";
--> statement-breakpoint
ALTER TABLE "seals" DROP CONSTRAINT "seals_ledger";
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_for" text;
--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "adjustment_id" bigint;
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "adjustments_user" ON "adjustments" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "office_log_acted_on" ON "office_log" USING gin ("acted_on");
--> statement-breakpoint
CREATE INDEX "office_log_user" ON "office_log" USING btree ("user_name","id");
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_adjustment_id_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."adjustments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_adjusted_once" ON "transfers" USING btree ("adjustment_id") WHERE "transfers"."adjustment_id" is not null;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_for" is null));
--> statement-breakpoint
ALTER TABLE "seals" ADD CONSTRAINT "seals_ledger" CHECK ("seals"."ledger" in ('transfers', 'order_events', 'stock_movements', 'office_log'));
--> statement-breakpoint
drop function transfer_is_known(text, bigint, bigint, bigint, bigint);
--> statement-breakpoint
create function transfer_is_known(kind text, order_id bigint, refund_id bigint, recharge_id bigint,
  withdrawal_id bigint, adjustment_id bigint) returns boolean immutable language plpgsql as $$
begin
  return case kind
    when 'openingBalance' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'orderPaid' then order_id is not null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'orderSettled' then order_id is not null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'refund' then order_id is not null and refund_id is not null and recharge_id is null and withdrawal_id is null and adjustment_id is null
    when 'recharge' then order_id is null and refund_id is null and recharge_id is not null and withdrawal_id is null and adjustment_id is null
    when 'withdrawalHeld' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'withdrawalPaid' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'withdrawalCharge' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'withdrawalReturned' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is not null and adjustment_id is null
    when 'adjustedUp' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is not null
    when 'adjustedDown' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is not null
    when 'rechargeReversed' then order_id is null and refund_id is null and recharge_id is null and withdrawal_id is null and adjustment_id is not null
    else false end;
end $$;
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_known" CHECK (transfer_is_known("transfers"."kind", "transfers"."order_id", "transfers"."refund_id", "transfers"."recharge_id", "transfers"."withdrawal_id", "transfers"."adjustment_id"));
--> statement-breakpoint
create or replace function stock_movement_is_known(kind text, order_id bigint, on_hand integer, reserved integer)
  returns boolean immutable language plpgsql as $$
begin
  return case kind
    when 'initial' then order_id is null and on_hand > 0 and reserved = 0
    when 'reserved' then order_id is not null and on_hand = 0 and reserved > 0
    when 'released' then order_id is not null and on_hand = 0 and reserved < 0
    when 'shipped' then order_id is not null and on_hand < 0 and reserved = on_hand
    when 'returned' then order_id is not null and on_hand > 0 and reserved = 0
    when 'counted' then order_id is null and on_hand <> 0 and reserved = 0
    else false end;
end $$;
--> statement-breakpoint
create or replace function notice_is_known(kind text) returns boolean immutable language plpgsql as $$
begin
  return kind in ('order.placed', 'order.paid', 'order.cancelled', 'order.expired', 'order.shipped',
    'receipt.confirmed', 'receipt.autoConfirmed', 'receipt.extended', 'review.submitted',
    'order.completed', 'refund.applied', 'refund.withdrawn', 'refund.refused', 'refund.approved',
    'goods.sentBack', 'goods.returned', 'refund.settled', 'password.changed', 'payCode.changed', 'email.changed',
    'recharge.submitted', 'recharge.passed', 'recharge.refused', 'withdrawal.submitted',
    'withdrawal.passed', 'withdrawal.refused', 'withdrawal.cancelled',
    'balance.adjusted', 'recharge.reversed', 'review.hidden');
end $$;
--> statement-breakpoint
create or replace function apply_transfer() returns trigger language plpgsql as $$
declare
  debit_kind text;
  credit_kind text;
  debit_user bigint;
  credit_user bigint;
  debit_shard bigint;
  credit_shard bigint;
  opened_in bigint;
  fits boolean;
begin
  -- Published order: a user's accounts before the system's, then by id.
  select max(kind) filter (where id = new.debit_account_id),
      max(kind) filter (where id = new.credit_account_id),
      max(user_id) filter (where id = new.debit_account_id),
      max(user_id) filter (where id = new.credit_account_id),
      max(shard) filter (where id = new.debit_account_id),
      max(shard) filter (where id = new.credit_account_id),
      max(locked.opened_in) filter (where id = new.credit_account_id)
    into debit_kind, credit_kind, debit_user, credit_user, debit_shard, credit_shard, opened_in
    from (
      select a.id, a.kind, a.user_id, a.shard, a.opened_in from accounts a
      where a.id in (new.debit_account_id, new.credit_account_id)
      order by a.user_id is null, a.id
      for update
    ) locked;
  if (new.kind, debit_kind, credit_kind) not in (
    ('openingBalance', 'external', 'available'),
    ('orderPaid', 'available', 'escrow'),
    ('orderSettled', 'escrow', 'revenue'),
    ('refund', 'escrow', 'available'),
    ('refund', 'revenue', 'available'),
    ('recharge', 'external', 'available'),
    ('withdrawalHeld', 'available', 'held'),
    ('withdrawalPaid', 'held', 'external'),
    ('withdrawalCharge', 'held', 'fee'),
    ('withdrawalReturned', 'held', 'available'),
    ('adjustedUp', 'external', 'available'),
    ('adjustedDown', 'available', 'external'),
    ('rechargeReversed', 'available', 'external')
  ) then
    raise exception '% does not go from % to %', new.kind, debit_kind, credit_kind
      using errcode = 'restrict_violation';
  end if;
  -- Each looks up one row by its primary key, which the verb has just written or locked.
  if new.kind = 'orderPaid' then
    fits := credit_shard = new.order_id % 16 and exists (
      select from orders o where o.id = new.order_id and o.user_id = debit_user and o.status = 1
        and o.paid_at is not null and o.total_cents = new.amount_cents);
  elsif new.kind = 'orderSettled' then
    fits := debit_shard = new.order_id % 16 and exists (
      select from orders o where o.id = new.order_id
        and (o.status = 3 or o.after_sale_stage = 'refunded')
        and o.total_cents - o.refunded_cents = new.amount_cents);
  elsif new.kind = 'refund' then
    fits := (debit_kind = 'revenue' or debit_shard = new.order_id % 16) and exists (
      select from refunds r where r.id = new.refund_id and r.order_id = new.order_id
        and r.user_id = credit_user and r.stage = 'refunded' and r.amount_cents = new.amount_cents
        and (r.status_before in (3, 4)) = (debit_kind = 'revenue'));
  elsif new.kind = 'recharge' then
    fits := exists (
      select from recharges r where r.id = new.recharge_id and r.user_id = credit_user
        and r.status = 1 and r.arrived_cents = new.amount_cents);
  elsif new.kind = 'openingBalance' then
    fits := opened_in = pg_current_xact_id()::text::bigint
      and not exists (select from transfers t where t.credit_account_id = new.credit_account_id)
      and not exists (select from transfers t where t.debit_account_id = new.credit_account_id);
  elsif new.kind in ('adjustedUp', 'adjustedDown') then
    fits := exists (
      select from adjustments a where a.id = new.adjustment_id and a.recharge_id is null
        and a.user_id = coalesce(credit_user, debit_user)
        and a.amount_cents = case new.kind when 'adjustedUp' then new.amount_cents
          else -new.amount_cents end);
  elsif new.kind = 'rechargeReversed' then
    fits := exists (
      select from adjustments a join recharges r on r.id = a.recharge_id
      where a.id = new.adjustment_id and a.user_id = debit_user and r.user_id = debit_user
        and r.status = 1 and r.arrived_cents = new.amount_cents
        and a.amount_cents = -new.amount_cents);
  else
    fits := coalesce(debit_user = credit_user, true) and exists (
      select from withdrawals w where w.id = new.withdrawal_id and w.user_id = debit_user
        and new.amount_cents = case
          when new.kind = 'withdrawalHeld' and w.status = 0 then w.amount_cents + w.charge_cents
          when new.kind = 'withdrawalPaid' and w.status = 1 then w.amount_cents
          when new.kind = 'withdrawalCharge' and w.status = 1 then w.charge_cents
          when new.kind = 'withdrawalReturned' and w.status in (2, -1)
            then w.amount_cents + w.charge_cents end);
  end if;
  if fits is not true then
    raise exception '% is not what it is about', new.kind using errcode = 'restrict_violation';
  end if;
  new.id := nextval('transfers_id_seq');
  update accounts
    set balance_cents = balance_cents
      + case kind when 'external' then new.amount_cents else -new.amount_cents end
    where id = new.debit_account_id
    returning balance_cents into new.debit_balance_cents;
  update accounts
    set balance_cents = balance_cents
      + case kind when 'external' then -new.amount_cents else new.amount_cents end
    where id = new.credit_account_id
    returning balance_cents into new.credit_balance_cents;
  return new;
end $$;
--> statement-breakpoint
create or replace view always_empty_transfer_owner as
  select t.id as transfer_id, t.kind, d.user_id as debit_user_id, c.user_id as credit_user_id,
    coalesce(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id) as user_id
  from transfers t
  join accounts d on d.id = t.debit_account_id
  join accounts c on c.id = t.credit_account_id
  left join orders o on o.id = t.order_id
  left join refunds r on r.id = t.refund_id
  left join recharges g on g.id = t.recharge_id
  left join withdrawals w on w.id = t.withdrawal_id
  left join adjustments a on a.id = t.adjustment_id
  where t.kind <> 'openingBalance' and (
    coalesce(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id) is null
    or d.user_id <> coalesce(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id)
    or c.user_id <> coalesce(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id)
    or o.user_id <> r.user_id or r.order_id <> t.order_id);
--> statement-breakpoint
create view always_empty_adjustment as
  select a.id as adjustment_id, a.user_id, a.amount_cents, t.cents as posted_cents
  from adjustments a
  cross join lateral (
    select coalesce(sum(case t.kind when 'adjustedUp' then t.amount_cents else -t.amount_cents end),
      0)::bigint as cents
    from transfers t where t.adjustment_id = a.id
  ) t
  where t.cents <> a.amount_cents;
--> statement-breakpoint
create trigger adjustments_keep_rows before update or delete on adjustments
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger adjustments_keep_table before truncate on adjustments
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
alter table adjustments enable always trigger adjustments_keep_rows;
--> statement-breakpoint
alter table adjustments enable always trigger adjustments_keep_table;
--> statement-breakpoint
create trigger office_log_keep_rows before update or delete on office_log
  for each row execute function refuse_rewrite();
--> statement-breakpoint
create trigger office_log_keep_table before truncate on office_log
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
alter table office_log enable always trigger office_log_keep_rows;
--> statement-breakpoint
alter table office_log enable always trigger office_log_keep_table;
