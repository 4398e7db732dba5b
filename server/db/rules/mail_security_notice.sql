-- Queues a mail about the security of an account, if its shopper has a mail address, in the
-- transaction of the change.
CREATE OR REPLACE FUNCTION public.mail_security_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (notice_id, kind, next_try_at, created_at)
    select new.id, 'security', new.created_at, new.created_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;
