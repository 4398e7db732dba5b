-- The answer stored for an idempotency key is written once, and its key, request and shopper never
-- change.
CREATE OR REPLACE FUNCTION public.guard_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.answer is not null or new.id <> old.id or new.user_id <> old.user_id or new.key <> old.key
    or new.request_hash <> old.request_hash or new.created_at <> old.created_at then
    raise exception 'an answer stays as it was given' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;
