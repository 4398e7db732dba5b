-- Must always be empty. Lists orders whose refunded sum, settled requests, returned money, lines
-- and after-sale stage disagree.
CREATE OR REPLACE VIEW always_empty_refund AS
 SELECT o.id AS order_id,
    o.status,
    o.after_sale_stage,
    o.refunded_cents,
    r.settled AS settled_cents,
    t.returned AS returned_cents,
    r.open AS open_requests
   FROM (((orders o
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(refunds.amount_cents) FILTER (WHERE (refunds.stage = 'refunded'::text)), (0)::numeric))::bigint AS settled,
            count(*) FILTER (WHERE (refunds.stage = ANY (ARRAY['applying'::text, 'awaitingReturn'::text, 'returning'::text, 'refunding'::text]))) AS open,
            max(refunds.stage) FILTER (WHERE (refunds.stage = ANY (ARRAY['applying'::text, 'awaitingReturn'::text, 'returning'::text, 'refunding'::text]))) AS stage
           FROM refunds
          WHERE (refunds.order_id = o.id)) r)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(transfers.amount_cents), (0)::numeric))::bigint AS returned
           FROM transfers
          WHERE ((transfers.order_id = o.id) AND (transfers.kind = 'refund'::text))) t)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(order_lines.refunded_cents), (0)::numeric))::bigint AS refunded,
            COALESCE(sum((order_lines.quantity - order_lines.refunded_quantity)), (0)::bigint) AS pieces_left
           FROM order_lines
          WHERE (order_lines.order_id = o.id)) l)
  WHERE ((o.refunded_cents <> r.settled) OR (o.refunded_cents <> t.returned) OR (o.refunded_cents <> l.refunded) OR (r.open <>
        CASE
            WHEN ((o.status = '-4'::integer) AND (o.after_sale_stage <> 'refunded'::text)) THEN 1
            ELSE 0
        END) OR ((r.open = 1) AND (r.stage <> o.after_sale_stage)) OR ((o.after_sale_stage = 'refunded'::text) AND (o.refunded_cents <> o.total_cents) AND (l.pieces_left > 0)) OR ((COALESCE(o.after_sale_stage, ''::text) <> 'refunded'::text) AND (o.refunded_cents > 0) AND (o.refunded_cents = o.total_cents)));
