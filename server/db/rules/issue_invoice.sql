-- Issues the invoice of a payment or the credit note of a refund, with the next number of its kind.
CREATE OR REPLACE FUNCTION public.issue_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  issued_kind text := case new.kind when 'orderPaid' then 'invoice' else 'creditNote' end;
  content jsonb := invoice_content(new);
  taken integer;
begin
  -- At the commit: no other lock is taken after this one, and a rollback gives the number back.
  update invoice_numbers n set last = n.last + 1 where n.kind = issued_kind
    returning n.last into strict taken;
  insert into invoices (kind, number, order_id, refund_id, amount_cents, content, issued_at)
    values (issued_kind, taken, new.order_id, new.refund_id, new.amount_cents, content,
      new.created_at);
  return null;
end $function$;
