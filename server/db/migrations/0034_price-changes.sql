CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_changes_price" CHECK ("price_changes"."price_cents" > 0)
);
--> statement-breakpoint
INSERT INTO "price_changes" ("sku_id", "price_cents", "changed_at")
  SELECT id, price_cents, now() FROM skus ORDER BY id;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_sku" ON "price_changes" USING btree ("sku_id","changed_at","id");--> statement-breakpoint
UPDATE skus SET original_price_cents = null WHERE original_price_cents IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.apply_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before price_changes;
  month constant interval := interval '30 days';
  prior bigint;
begin
  select * into before from price_changes
    where sku_id = new.sku_id and (changed_at, id) < (new.changed_at, new.id)
    order by changed_at desc, id desc limit 1;
  if before.price_cents > new.price_cents then
    select min(price_cents) into prior from (
      select price_cents from price_changes
        where sku_id = new.sku_id and (changed_at, id) < (new.changed_at, new.id)
          and changed_at > new.changed_at - month
      union all
      (select price_cents from price_changes
        where sku_id = new.sku_id and (changed_at, id) < (new.changed_at, new.id)
          and changed_at <= new.changed_at - month
        order by changed_at desc, id desc limit 1)
    ) as held;
  end if;
  update skus
    set price_cents = new.price_cents,
      original_price_cents = case when prior > new.price_cents then prior end
    where id = new.sku_id;
  return new;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER price_changes_apply AFTER INSERT ON public.price_changes FOR EACH ROW EXECUTE FUNCTION apply_price_change();--> statement-breakpoint
CREATE OR REPLACE TRIGGER price_changes_keep_rows BEFORE DELETE OR UPDATE ON public.price_changes FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();--> statement-breakpoint
ALTER TABLE price_changes ENABLE ALWAYS TRIGGER price_changes_keep_rows;--> statement-breakpoint
CREATE OR REPLACE TRIGGER price_changes_keep_table BEFORE TRUNCATE ON public.price_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();--> statement-breakpoint
ALTER TABLE price_changes ENABLE ALWAYS TRIGGER price_changes_keep_table;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.guard_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.original_price_cents is not null then
      raise exception 'a variant starts without a prior price' using errcode = 'restrict_violation';
    end if;
  elsif (new.price_cents, new.original_price_cents)
      is distinct from (old.price_cents, old.original_price_cents) and pg_trigger_depth() < 2 then
    raise exception 'a price changes only through its history' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER skus_price_guard BEFORE INSERT OR UPDATE ON public.skus FOR EACH ROW EXECUTE FUNCTION guard_price();--> statement-breakpoint
CREATE OR REPLACE VIEW always_empty_price AS
  select s.id as sku_id, s.price_cents, h.price_cents as derived_price_cents
    from skus s
    left join lateral (
      select c.price_cents from price_changes c where c.sku_id = s.id
        order by c.changed_at desc, c.id desc limit 1
    ) h on true
    where s.price_cents is distinct from h.price_cents;
