-- Must always be empty. Lists orders whose payment is missing, is not their total, or does not fit
-- their state.
CREATE OR REPLACE VIEW always_empty_payment AS
 SELECT o.id AS order_id,
    o.status,
    o.paid_at,
    o.total_cents,
    p.cents AS posted_cents
   FROM (orders o
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(t.amount_cents), (0)::numeric))::bigint AS cents
           FROM transfers t
          WHERE ((t.order_id = o.id) AND (t.kind = 'orderPaid'::text))) p)
  WHERE ((p.cents <>
        CASE
            WHEN (o.paid_at IS NULL) THEN (0)::bigint
            ELSE o.total_cents
        END) OR ((o.status = ANY (ARRAY[1, 2, 3, 4, '-4'::integer])) <> (o.paid_at IS NOT NULL)));
