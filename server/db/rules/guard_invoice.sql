-- An invoice never changes, except that the buyer of a deleted account is erased down to the
-- country.
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
end $function$;
