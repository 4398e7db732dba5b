-- Must always be empty. Lists order lines whose refunded pieces or sums are not those of their
-- order's settled refunds.
CREATE OR REPLACE VIEW always_empty_line_refund AS
 SELECT l.id AS line_id,
    l.order_id,
    l.refunded_quantity,
    l.refunded_cents,
    f.quantity AS derived_quantity,
    f.cents AS derived_cents,
    l.reduced_cents,
    f.reduced AS derived_reduced
   FROM (order_lines l
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(rl.quantity) FILTER (WHERE (rl.asked_cents IS NULL)), (0)::bigint) AS quantity,
            (COALESCE(sum(rl.amount_cents), (0)::numeric))::bigint AS cents,
            (COALESCE(sum(rl.amount_cents) FILTER (WHERE (rl.asked_cents IS NOT NULL)), (0)::numeric))::bigint AS reduced
           FROM (refunds r
             JOIN refund_lines rl ON ((rl.refund_id = r.id)))
          WHERE ((r.order_id = l.order_id) AND (rl.order_line_id = l.id) AND (r.stage = 'refunded'::text))) f)
  WHERE ((l.refunded_quantity <> f.quantity) OR (l.refunded_cents <> f.cents) OR (l.reduced_cents <> f.reduced));
