-- An order begins unpaid. Its lines, sums, address and time of payment never change, except that
-- the address and note of a deleted account are erased; after-sale stages are known ones.
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
end $function$;
