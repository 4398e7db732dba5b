-- Must always be empty. Lists orders whose money in escrow is not what their state and refunds
-- leave there.
CREATE OR REPLACE VIEW always_empty_escrow AS
 SELECT o.id AS order_id,
    o.status,
    e.cents AS escrow_cents,
    x.cents AS expected_cents
   FROM ((orders o
     CROSS JOIN LATERAL ( SELECT ((COALESCE(sum(
                CASE
                    WHEN (c.kind = 'escrow'::text) THEN t.amount_cents
                    ELSE (0)::bigint
                END), (0)::numeric))::bigint - (COALESCE(sum(
                CASE
                    WHEN (d.kind = 'escrow'::text) THEN t.amount_cents
                    ELSE (0)::bigint
                END), (0)::numeric))::bigint) AS cents
           FROM ((transfers t
             JOIN accounts d ON ((d.id = t.debit_account_id)))
             JOIN accounts c ON ((c.id = t.credit_account_id)))
          WHERE (t.order_id = o.id)) e)
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN ((o.paid_at IS NULL) OR (COALESCE(o.status_before, o.status) = ANY (ARRAY[3, 4])) OR (o.after_sale_stage = 'refunded'::text)) THEN (0)::bigint
                    ELSE (o.total_cents - o.refunded_cents)
                END AS cents) x)
  WHERE (e.cents <> x.cents);
