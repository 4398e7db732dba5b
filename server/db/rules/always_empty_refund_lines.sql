-- Must always be empty. Lists refunds whose lines do not add up to their amount, or whose transfers
-- are not that amount once settled.
CREATE OR REPLACE VIEW always_empty_refund_lines AS
 SELECT r.id AS refund_id,
    r.stage,
    r.amount_cents,
    l.cents AS line_cents,
    t.cents AS posted_cents
   FROM ((refunds r
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(refund_lines.amount_cents), (0)::numeric))::bigint AS cents
           FROM refund_lines
          WHERE (refund_lines.refund_id = r.id)) l)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(transfers.amount_cents), (0)::numeric))::bigint AS cents
           FROM transfers
          WHERE (transfers.refund_id = r.id)) t)
  WHERE ((r.amount_cents <> l.cents) OR (t.cents <>
        CASE
            WHEN (r.stage = 'refunded'::text) THEN r.amount_cents
            ELSE (0)::bigint
        END));
