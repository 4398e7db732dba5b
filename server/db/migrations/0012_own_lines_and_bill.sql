-- A shopper's order lines stand together with their words, and an account's transfers with their
-- time, so that searching one's orders and adding up a month read an index and no table.

alter table "order_lines" add column "user_id" bigint;
--> statement-breakpoint
update order_lines set user_id = orders.user_id from orders where orders.id = order_lines.order_id;
--> statement-breakpoint
alter table "order_lines" alter column "user_id" set not null;
--> statement-breakpoint
create index "orders_own_number" on "orders" ("user_id", "sn" text_pattern_ops, "id");
--> statement-breakpoint
create index "orders_own_deadline" on "orders" ("user_id", "deadline") where "status" in (2, 3);
--> statement-breakpoint
create index "order_lines_own" on "order_lines" ("user_id", "order_id") include ("title", "shop_name");
--> statement-breakpoint
drop index "transfers_debit";
--> statement-breakpoint
drop index "transfers_credit";
--> statement-breakpoint
create index "transfers_debit" on "transfers" ("debit_account_id", "id", "kind");
--> statement-breakpoint
create index "transfers_credit" on "transfers" ("credit_account_id", "id", "kind");
--> statement-breakpoint
create index "transfers_debit_month" on "transfers" ("debit_account_id", "created_at") include ("kind", "amount_cents");
--> statement-breakpoint
create index "transfers_credit_month" on "transfers" ("credit_account_id", "created_at") include ("kind", "amount_cents");
--> statement-breakpoint
create view always_empty_line_owner as
  select l.id as line_id, l.user_id as line_user_id, o.user_id as order_user_id
  from order_lines l join orders o on o.id = l.order_id
  where l.user_id <> o.user_id;
