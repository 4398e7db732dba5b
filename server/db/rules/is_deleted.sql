-- Whether the shopper deleted their account.
CREATE OR REPLACE FUNCTION public.is_deleted(shopper bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from users u where u.id = shopper and u.deleted_at is not null)
$function$;
