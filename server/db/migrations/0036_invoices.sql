CREATE TABLE "invoice_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_numbers_kind" CHECK ("invoice_numbers"."kind" in ('invoice', 'creditNote'))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"refund_id" bigint,
	"amount_cents" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_kind_number_pk" PRIMARY KEY("kind","number"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'creditNote') and ("invoices"."kind" = 'creditNote') = ("invoices"."refund_id" is not null)),
	CONSTRAINT "invoices_number" CHECK ("invoices"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "platform_contact" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"hours" text,
	"registration" text,
	CONSTRAINT "platform_contact_one_row" CHECK ("platform_contact"."only_row")
);
--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "trader" jsonb;--> statement-breakpoint
create function invoice_content(payment transfers) returns jsonb language plpgsql stable as $$
declare
  content jsonb;
begin
  select jsonb_build_object(
      'seller', (select to_jsonb(p) - 'only_row' from platform_contact p),
      'buyer', o.address,
      'shops', (
        select jsonb_agg(jsonb_build_object('name', sold.name, 'trader', s.trader) order by s.id)
        from (
          select l.shop_id, min(l.shop_name) as name from order_lines l
          where l.order_id = o.id group by l.shop_id
        ) sold join shops s on s.id = sold.shop_id))
    || case payment.kind when 'orderPaid' then jsonb_build_object(
      'lines', (
        select jsonb_agg(jsonb_build_object('title', l.title, 'variant', l.variant,
          'shopName', l.shop_name, 'quantity', l.quantity,
          'unitPriceCents', l.unit_price_cents) order by l.id)
        from order_lines l where l.order_id = o.id),
      'subtotalCents', o.subtotal_cents, 'freightCents', o.freight_cents,
      'discountCents', o.discount_cents)
    else jsonb_build_object(
      'lines', (
        select jsonb_agg(jsonb_build_object('title', l.title, 'variant', l.variant,
          'shopName', l.shop_name, 'quantity', r.quantity,
          'amountCents', r.amount_cents) order by l.id)
        from refund_lines r join order_lines l on l.id = r.order_line_id
        where r.refund_id = payment.refund_id)) end
    into strict content from orders o where o.id = payment.order_id;
  return content;
end $$;
--> statement-breakpoint
create function issue_invoice() returns trigger language plpgsql as $$
declare
  issued_kind text := case new.kind when 'orderPaid' then 'invoice' else 'creditNote' end;
  content jsonb := invoice_content(new);
  taken integer;
begin
  -- At the commit: no other lock is taken after this one, and a rollback gives the number back.
  update invoice_numbers n set last = n.last + 1 where n.kind = issued_kind
    returning n.last into strict taken;
  insert into invoices (kind, number, order_id, refund_id, amount_cents, content, issued_at)
    values (issued_kind, taken, new.order_id, new.refund_id, new.amount_cents, content,
      new.created_at);
  return null;
end $$;
--> statement-breakpoint
create constraint trigger transfers_invoice after insert on transfers
  deferrable initially deferred for each row when (new.kind in ('orderPaid', 'refund'))
  execute function issue_invoice();
--> statement-breakpoint
-- What invoice_content gives for each payment, by set: called once a row it takes three times as long.
insert into invoices (kind, number, order_id, refund_id, amount_cents, content, issued_at)
  with sold_lines as (
    select order_id, jsonb_agg(jsonb_build_object('title', title, 'variant', variant,
        'shopName', shop_name, 'quantity', quantity, 'unitPriceCents', unit_price_cents)
        order by id) as lines
      from order_lines group by order_id
  ), sold_shops as (
    select sold.order_id, jsonb_agg(jsonb_build_object('name', sold.name, 'trader', s.trader)
        order by s.id) as shops
      from (
        select order_id, shop_id, min(shop_name) as name from order_lines group by order_id, shop_id
      ) sold join shops s on s.id = sold.shop_id
      group by sold.order_id
  ), returned_lines as (
    select r.refund_id, jsonb_agg(jsonb_build_object('title', l.title, 'variant', l.variant,
        'shopName', l.shop_name, 'quantity', r.quantity, 'amountCents', r.amount_cents)
        order by l.id) as lines
      from refund_lines r join order_lines l on l.id = r.order_line_id group by r.refund_id
  )
  select k.kind, row_number() over (partition by k.kind order by t.id), t.order_id, t.refund_id,
    t.amount_cents,
    jsonb_build_object('seller', (select to_jsonb(p) - 'only_row' from platform_contact p),
      'buyer', o.address, 'shops', s.shops)
      || case t.kind when 'orderPaid' then jsonb_build_object('lines', l.lines,
        'subtotalCents', o.subtotal_cents, 'freightCents', o.freight_cents,
        'discountCents', o.discount_cents)
      else jsonb_build_object('lines', r.lines) end,
    t.created_at
  from transfers t
    cross join lateral (
      select case t.kind when 'orderPaid' then 'invoice' else 'creditNote' end as kind) k
    join orders o on o.id = t.order_id
    left join sold_lines l on l.order_id = o.id and t.kind = 'orderPaid'
    left join sold_shops s on s.order_id = o.id
    left join returned_lines r on r.refund_id = t.refund_id and t.kind = 'refund'
  where t.kind in ('orderPaid', 'refund')
  order by t.id;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_refund" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
insert into invoice_numbers (kind, last)
  select k.kind, (select count(*) from invoices i where i.kind = k.kind)
  from (values ('invoice'), ('creditNote')) k (kind);
--> statement-breakpoint
create function guard_invoice_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.kind = old.kind and new.last = old.last + 1
    and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'numbers of invoices are only taken in turn' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger invoice_numbers_guard before insert or update or delete on invoice_numbers
  for each row execute function guard_invoice_number();
--> statement-breakpoint
create trigger invoice_numbers_keep_table before truncate on invoice_numbers
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
create trigger invoices_keep_rows before update or delete on invoices
  for each row execute function refuse_rewrite();
--> statement-breakpoint
alter table invoices enable always trigger invoices_keep_rows;
--> statement-breakpoint
create trigger invoices_keep_table before truncate on invoices
  for each statement execute function refuse_rewrite();
--> statement-breakpoint
alter table invoices enable always trigger invoices_keep_table;
--> statement-breakpoint
create view always_empty_invoice as
  select 'missing' as what, t.order_id, t.refund_id, null::text as kind, null::bigint as number
    from transfers t
    where t.kind in ('orderPaid', 'refund') and not exists (
      select from invoices i where i.order_id = t.order_id
        and i.refund_id is not distinct from t.refund_id and i.amount_cents = t.amount_cents)
  union all
  select 'without its transfer', i.order_id, i.refund_id, i.kind, i.number
    from invoices i
    where not exists (
      select from transfers t where t.order_id = i.order_id
        and t.kind = case i.kind when 'invoice' then 'orderPaid' else 'refund' end
        and t.refund_id is not distinct from i.refund_id)
  union all
  select 'gap', null, null, n.kind, n.last
    from invoice_numbers n
    where n.last <> (select count(*) from invoices i where i.kind = n.kind)
      or n.last <> (select coalesce(max(i.number), 0) from invoices i where i.kind = n.kind)
  union all
  select 'counter missing', null, null, expected.kind, null
    from (values ('invoice'), ('creditNote')) expected (kind)
    where not exists (select from invoice_numbers n where n.kind = expected.kind);
