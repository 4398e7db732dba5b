-- Whether the shopper deleted their account.
CREATE OR REPLACE FUNCTION public.is_deleted(shopper bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (select exists (select from users u where u.id = shopper and u.deleted_at is not null));
end $function$;
