-- An address of which only the country is left.
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
end $function$;
