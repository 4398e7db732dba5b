ALTER TABLE "products" ADD COLUMN "customs" jsonb;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.invoice_content(payment transfers)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  content jsonb;
begin
  select jsonb_build_object(
      'seller', (select to_jsonb(p) - 'only_row' from platform_contact p),
      'buyer', o.address,
      'shops', (
        select jsonb_agg(jsonb_build_object('name', sold.name, 'trader', s.trader,
          'duty', case when s.delivery->>'country' <> o.address->>'country' then
            coalesce(s.delivery->'duties'->(o.address->>'country'), s.delivery->'duties'->'*') end)
          order by s.id)
        from (
          select l.shop_id, min(l.shop_name) as name from order_lines l
          where l.order_id = o.id group by l.shop_id
        ) sold join shops s on s.id = sold.shop_id))
    || case payment.kind when 'orderPaid' then jsonb_build_object(
      'lines', (
        select jsonb_agg(jsonb_build_object('title', l.title, 'variant', l.variant,
          'shopName', l.shop_name, 'quantity', l.quantity,
          'unitPriceCents', l.unit_price_cents) order by l.id)
        from order_lines l where l.order_id = o.id),
      'subtotalCents', o.subtotal_cents, 'freightCents', o.freight_cents,
      'discountCents', o.discount_cents)
    else jsonb_build_object(
      'lines', (
        select jsonb_agg(jsonb_build_object('title', l.title, 'variant', l.variant,
          'shopName', l.shop_name, 'quantity', r.quantity,
          'amountCents', r.amount_cents) order by l.id)
        from refund_lines r join order_lines l on l.id = r.order_line_id
        where r.refund_id = payment.refund_id)) end
    into strict content from orders o where o.id = payment.order_id;
  return content;
end $function$;
