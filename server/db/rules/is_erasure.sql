-- Whether a change of a row only empties these fields, after its shopper's account was deleted. It is
-- the one change that records of money and orders allow.
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
end $function$;
