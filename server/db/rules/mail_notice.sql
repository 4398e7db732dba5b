-- Queues a mail about a notice, if its shopper has a mail address, in the transaction of the notice.
-- Whether the shopper wants it is examined when it is sent.
CREATE OR REPLACE FUNCTION public.mail_notice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (notice_id, kind, next_try_at, created_at)
    select new.id,
      case when new.kind like 'password.%' or new.kind like 'payCode.%' or new.kind like 'passkey.%'
        then 'security' else 'notice' end,
      new.created_at, new.created_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;
