-- Refuses rows for a deleted account, also while the deletion commits: the shopper's row is locked
-- as by a foreign key, and read again after the wait.
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
end $function$;
