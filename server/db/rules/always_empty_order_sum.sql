-- Must always be empty. Lists orders whose subtotal, discount, freight or number of pieces is not
-- the sum of their lines.
CREATE OR REPLACE VIEW always_empty_order_sum AS
 SELECT o.id AS order_id,
    o.subtotal_cents,
    o.discount_cents,
    o.freight_cents
   FROM (orders o
     JOIN LATERAL ( SELECT sum((order_lines.unit_price_cents * order_lines.quantity)) AS subtotal,
            sum(order_lines.discount_cents) AS discount,
            sum(order_lines.freight_cents) AS freight,
            sum(order_lines.quantity) AS quantity
           FROM order_lines
          WHERE (order_lines.order_id = o.id)) l ON (true))
  WHERE ((l.subtotal IS DISTINCT FROM (o.subtotal_cents)::numeric) OR (l.discount IS DISTINCT FROM (o.discount_cents)::numeric) OR (l.freight IS DISTINCT FROM (o.freight_cents)::numeric) OR (l.quantity IS DISTINCT FROM o.quantity));
