-- A withdrawal begins open. Its target, amount and charge are those of the used quote that its
-- shopper was shown.
CREATE OR REPLACE FUNCTION public.guard_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 0 or not exists (
    select from withdrawal_quotes q where q.id = new.quote_id and q.used_at is not null
      and (q.user_id, q.method, q.amount_cents, q.charge_cents)
        = (new.user_id, new.method, new.amount_cents, new.charge_cents)
      and (q.card_number, q.bank_name, q.network, q.address)
        is not distinct from (new.card_number, new.bank_name, new.network, new.address)
  ) then
    raise exception 'a withdrawal is what was quoted' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;
