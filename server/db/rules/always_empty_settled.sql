-- Must always be empty. Lists orders for which the shop received another sum than what was left
-- after refunds, or received it too early.
CREATE OR REPLACE VIEW always_empty_settled AS
 SELECT o.id AS order_id,
    o.status,
    s.settled AS settled_cents,
    r.refunded AS refunded_before_cents
   FROM ((orders o
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(transfers.amount_cents), (0)::numeric))::bigint AS settled
           FROM transfers
          WHERE ((transfers.order_id = o.id) AND (transfers.kind = 'orderSettled'::text))) s)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(refunds.amount_cents), (0)::numeric))::bigint AS refunded
           FROM refunds
          WHERE ((refunds.order_id = o.id) AND (refunds.stage = 'refunded'::text) AND (refunds.status_before = ANY (ARRAY[1, 2])))) r)
  WHERE (s.settled <>
        CASE
            WHEN ((o.paid_at IS NOT NULL) AND ((COALESCE(o.status_before, o.status) = ANY (ARRAY[3, 4])) OR (o.after_sale_stage = 'refunded'::text))) THEN (o.total_cents - r.refunded)
            ELSE (0)::bigint
        END);
