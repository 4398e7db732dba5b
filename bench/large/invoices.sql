-- Each payment has its invoice, numbered without a gap in the order of the payments.
insert into invoices (kind, number, order_id, amount_cents, content, issued_at)
select 'invoice', n.last + row_number() over (order by t.id), o.id, t.amount_cents,
  jsonb_build_object('seller', null, 'buyer', o.address, 'shops', '[]'::jsonb, 'lines', '[]'::jsonb,
    'subtotalCents', o.subtotal_cents, 'freightCents', o.freight_cents, 'discountCents', o.discount_cents),
  t.created_at
from transfers t join orders o on o.id = t.order_id
cross join (select last from invoice_numbers where kind = 'invoice') n
where t.kind = 'orderPaid' and not exists (select from invoices i where i.order_id = o.id);

update invoice_numbers set last = (select count(*) from invoices where kind = 'invoice') where kind = 'invoice';
