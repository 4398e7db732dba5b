-- Numbers of invoices and credit notes are only taken by a trigger, one after the other.
CREATE OR REPLACE FUNCTION public.guard_invoice_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.kind = old.kind and new.last = old.last + 1
    and pg_trigger_depth() > 1 then
    return new;
  end if;
  raise exception 'numbers of invoices are only taken in turn' using errcode = 'restrict_violation';
end $function$;
