ALTER TABLE "recharges" ALTER COLUMN "evidence_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased" CHECK ("users"."deleted_at" is null or "users"."account" = '#' || "users"."id" and "users"."password_hash" = '' and "users"."family_name" = '' and "users"."given_name" = '' and num_nonnulls("users"."pay_code_hash", "users"."email", "users"."mobile", "users"."picture", "users"."language") = 0);--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.is_deleted(shopper bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select exists (select from users u where u.id = shopper and u.deleted_at is not null));
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.erased_address(address jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  return (
    select jsonb_object_agg(key, case key when 'country' then value when 'postcode' then 'null' else '""' end)
      from jsonb_each(address)
  );
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.is_erasure(shopper bigint, was jsonb, becomes jsonb, fields text[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select is_deleted(shopper) and was - fields = becomes - fields and not exists (
      select from unnest(fields) field where becomes->field not in ('null', '""', '[]')
        and (jsonb_typeof(was->field) <> 'object' or becomes->field <> erased_address(was->field))
    )
  );
end $function$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.guard_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.status <> 0 or new.paid_at is not null or new.refunded_cents <> 0 then
      raise exception 'an order begins unpaid' using errcode = 'restrict_violation';
    end if;
  elsif new.id <> old.id or new.sn <> old.sn or new.user_id <> old.user_id
    or new.quantity <> old.quantity or new.subtotal_cents <> old.subtotal_cents
    or new.freight_cents <> old.freight_cents or new.discount_cents <> old.discount_cents
    or new.total_cents <> old.total_cents or new.promo_code is distinct from old.promo_code
    or new.placed_at <> old.placed_at or new.address <> old.address or new.note <> old.note
    or old.paid_at is not null and new.paid_at is distinct from old.paid_at then
    if is_erasure(old.user_id, to_jsonb(old), to_jsonb(new), '{address,note}') then
      return new;
    end if;
    raise exception 'what was ordered stays' using errcode = 'restrict_violation';
  elsif new.after_sale_stage not in ('applying', 'awaitingReturn', 'returning', 'refunding', 'refunded')
    or new.status_before not in (1, 2, 3, 4) then
    raise exception 'there is no such stage' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER refunds_as_asked BEFORE UPDATE ON public.refunds FOR EACH ROW WHEN ((((old.stage = ANY (ARRAY['refunded'::text, 'refused'::text, 'withdrawn'::text])) OR ((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id) OR (old.user_id IS DISTINCT FROM new.user_id) OR (old.type IS DISTINCT FROM new.type) OR (old.goods_received IS DISTINCT FROM new.goods_received) OR (old.status_before IS DISTINCT FROM new.status_before) OR (old.reason IS DISTINCT FROM new.reason) OR (old.explanation IS DISTINCT FROM new.explanation) OR (old.proofs IS DISTINCT FROM new.proofs) OR (old.is_annulment IS DISTINCT FROM new.is_annulment) OR (old.is_statutory IS DISTINCT FROM new.is_statutory) OR (old.applied_at IS DISTINCT FROM new.applied_at)) OR (((old.asked_cents IS DISTINCT FROM new.asked_cents) OR (old.offered_for IS DISTINCT FROM new.offered_for)) AND ((old.stage <> 'applying'::text) OR (new.stage <> ALL (ARRAY['awaitingReturn'::text, 'refunding'::text])) OR (new.asked_cents IS DISTINCT FROM old.amount_cents))) OR (((old.deducted_cents IS DISTINCT FROM new.deducted_cents) OR (old.deducted_for IS DISTINCT FROM new.deducted_for)) AND ((old.deducted_cents <> 0) OR (old.stage <> ALL (ARRAY['awaitingReturn'::text, 'returning'::text])) OR (new.stage <> 'refunding'::text) OR (new.amount_cents <> (old.amount_cents - new.deducted_cents)))) OR ((old.amount_cents <> new.amount_cents) AND (NOT (old.asked_cents IS DISTINCT FROM new.asked_cents)) AND (old.deducted_cents = new.deducted_cents))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{explanation,proofs}'::text[])))) EXECUTE FUNCTION refuse_change('what was asked for stays');--> statement-breakpoint
CREATE OR REPLACE TRIGGER recharges_guard BEFORE UPDATE ON public.recharges FOR EACH ROW WHEN ((((old.status <> 0) OR ((((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.method IS DISTINCT FROM new.method)) OR (old.network IS DISTINCT FROM new.network)) OR (old.deposit_address IS DISTINCT FROM new.deposit_address)) OR (old.own_address IS DISTINCT FROM new.own_address)) OR (old.transaction_hash IS DISTINCT FROM new.transaction_hash)) OR (old.amount_cents IS DISTINCT FROM new.amount_cents)) OR (old.evidence_id IS DISTINCT FROM new.evidence_id)) OR (old.evidence_hash IS DISTINCT FROM new.evidence_hash)) OR (old.submitted_at IS DISTINCT FROM new.submitted_at)) OR (old.order_id IS DISTINCT FROM new.order_id))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{own_address,evidence_id}'::text[])))) EXECUTE FUNCTION refuse_change('an audit resolves once');--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_guard BEFORE UPDATE ON public.withdrawals FOR EACH ROW WHEN ((((old.status <> 0) OR (((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.quote_id IS DISTINCT FROM new.quote_id)) OR (old.method IS DISTINCT FROM new.method)) OR (old.card_number IS DISTINCT FROM new.card_number)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.network IS DISTINCT FROM new.network)) OR (old.address IS DISTINCT FROM new.address)) OR (old.amount_cents IS DISTINCT FROM new.amount_cents)) OR (old.charge_cents IS DISTINCT FROM new.charge_cents)) OR (old.submitted_at IS DISTINCT FROM new.submitted_at))) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{card_number,bank_name,address}'::text[])))) EXECUTE FUNCTION refuse_change('an audit resolves once');--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawal_quotes_as_shown BEFORE UPDATE ON public.withdrawal_quotes FOR EACH ROW WHEN (((((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.method IS DISTINCT FROM new.method)) OR (old.card_number IS DISTINCT FROM new.card_number)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.network IS DISTINCT FROM new.network)) OR (old.address IS DISTINCT FROM new.address)) OR (old.amount_cents IS DISTINCT FROM new.amount_cents)) OR (old.charge_cents IS DISTINCT FROM new.charge_cents)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.used_at IS NOT NULL)) AND (NOT is_erasure(old.user_id, to_jsonb(old.*), to_jsonb(new.*), '{card_number,bank_name,address}'::text[])))) EXECUTE FUNCTION refuse_change('a quote stays as it was shown');--> statement-breakpoint
CREATE OR REPLACE TRIGGER idempotency_keys_fresh BEFORE DELETE ON public.idempotency_keys FOR EACH ROW WHEN (((old.created_at > (now() - '23:00:00'::interval)) AND (NOT old.is_refusal) AND (NOT is_deleted(old.user_id)))) EXECUTE FUNCTION refuse_change('a fresh answer stays');--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_stay_deleted BEFORE UPDATE ON public.users FOR EACH ROW WHEN ((old.deleted_at IS NOT NULL)) EXECUTE FUNCTION refuse_change('a deleted account stays deleted');--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.guard_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = new.user_id and deleted_at is null for key share;
  if not found then
    raise exception 'the account is deleted' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER sessions_owner BEFORE INSERT ON public.sessions FOR EACH ROW EXECUTE FUNCTION guard_owner();--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawal_quotes_owner BEFORE INSERT ON public.withdrawal_quotes FOR EACH ROW EXECUTE FUNCTION guard_owner();--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.guard_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not is_deleted((select user_id from orders where id = old.order_id))
    or to_jsonb(new) <> jsonb_set(to_jsonb(old), '{content,buyer}', erased_address(old.content->'buyer'))
  then
    raise exception 'an invoice stays as it was issued' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER invoices_keep_rows BEFORE DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();--> statement-breakpoint
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_keep_rows;--> statement-breakpoint
CREATE OR REPLACE TRIGGER invoices_as_issued BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION guard_invoice();--> statement-breakpoint
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_as_issued;
