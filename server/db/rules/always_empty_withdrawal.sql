-- Must always be empty. Lists withdrawals whose transfers (held, paid, charged, returned) do not
-- fit their state and sums.
CREATE OR REPLACE VIEW always_empty_withdrawal AS
 SELECT w.id AS withdrawal_id,
    w.status,
    w.amount_cents,
    w.charge_cents,
    t.held,
    t.paid,
    t.charged,
    t.returned
   FROM (withdrawals w
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(t_1.amount_cents) FILTER (WHERE ((t_1.kind = 'withdrawalHeld'::text) AND (d.kind = 'available'::text) AND (c.kind = 'held'::text) AND (d.user_id = w.user_id) AND (c.user_id = w.user_id))), (0)::numeric))::bigint AS held,
            (COALESCE(sum(t_1.amount_cents) FILTER (WHERE ((t_1.kind = 'withdrawalPaid'::text) AND (d.kind = 'held'::text) AND (c.kind = 'external'::text) AND (d.user_id = w.user_id))), (0)::numeric))::bigint AS paid,
            (COALESCE(sum(t_1.amount_cents) FILTER (WHERE ((t_1.kind = 'withdrawalCharge'::text) AND (d.kind = 'held'::text) AND (c.kind = 'fee'::text) AND (d.user_id = w.user_id))), (0)::numeric))::bigint AS charged,
            (COALESCE(sum(t_1.amount_cents) FILTER (WHERE ((t_1.kind = 'withdrawalReturned'::text) AND (d.kind = 'held'::text) AND (c.kind = 'available'::text) AND (d.user_id = w.user_id) AND (c.user_id = w.user_id))), (0)::numeric))::bigint AS returned
           FROM ((transfers t_1
             JOIN accounts d ON ((d.id = t_1.debit_account_id)))
             JOIN accounts c ON ((c.id = t_1.credit_account_id)))
          WHERE (t_1.withdrawal_id = w.id)) t)
  WHERE ((t.held <> (w.amount_cents + w.charge_cents)) OR (t.paid <>
        CASE
            WHEN (w.status = 1) THEN w.amount_cents
            ELSE (0)::bigint
        END) OR (t.charged <>
        CASE
            WHEN (w.status = 1) THEN w.charge_cents
            ELSE (0)::bigint
        END) OR (t.returned <>
        CASE
            WHEN (w.status = ANY (ARRAY[2, '-1'::integer])) THEN (w.amount_cents + w.charge_cents)
            ELSE (0)::bigint
        END));
