-- Queues a mail about an answered withdrawal, if its shopper has a mail address, in the transaction
-- of the answer.
CREATE OR REPLACE FUNCTION public.mail_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into order_mails (withdrawal_id, kind, next_try_at, created_at)
    select new.id, case new.status when 1 then 'withdrawalPassed' else 'withdrawalRefused' end,
      new.resolved_at, new.resolved_at
    from users u where u.id = new.user_id and (u.email is not null or u.account like '%@%');
  return null;
end $function$;
