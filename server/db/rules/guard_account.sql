-- An account opens with a balance of 0, and only a transfer changes its balance. Its owner and kind
-- never change.
CREATE OR REPLACE FUNCTION public.guard_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.kind not in ('available', 'held', 'external', 'escrow', 'revenue', 'fee') then
      raise exception 'there is no account of kind %', new.kind using errcode = 'restrict_violation';
    end if;
    if new.balance_cents <> 0 then
      raise exception 'an account opens empty' using errcode = 'restrict_violation';
    end if;
    new.opened_in := pg_current_xact_id()::text::bigint;
  elsif (new.balance_cents <> old.balance_cents and pg_trigger_depth() < 2)
    or new.id <> old.id or new.kind <> old.kind or new.shard <> old.shard
    or new.user_id is distinct from old.user_id or new.opened_in is distinct from old.opened_in then
    raise exception 'a balance changes only through a transfer' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;
