-- Adds the pieces of a parcel to the sent count of their order line. Refuses a parcel with pieces
-- of another order, or of an order that is unpaid or already received.
CREATE OR REPLACE FUNCTION public.apply_parcel_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update order_lines l set sent_quantity = l.sent_quantity + new.quantity
    from parcels p join orders o on o.id = p.order_id
    where l.id = new.order_line_id and p.id = new.parcel_id and l.order_id = o.id
      and o.status in (1, 2) and o.paid_at is not null;
  if not found then
    raise exception 'a parcel holds pieces of its order' using errcode = 'restrict_violation';
  end if;
  return null;
end $function$;
