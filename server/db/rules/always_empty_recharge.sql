-- Must always be empty. Lists recharges whose transfers to their shopper are not what arrived, or
-- that moved money without being passed.
CREATE OR REPLACE VIEW always_empty_recharge AS
 SELECT r.id AS recharge_id,
    r.status,
    r.arrived_cents,
    t.cents AS posted_cents
   FROM (recharges r
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(t_1.amount_cents), (0)::numeric))::bigint AS cents
           FROM ((transfers t_1
             JOIN accounts d ON ((d.id = t_1.debit_account_id)))
             JOIN accounts c ON ((c.id = t_1.credit_account_id)))
          WHERE ((t_1.recharge_id = r.id) AND (t_1.kind = 'recharge'::text) AND (d.kind = 'external'::text) AND (c.kind = 'available'::text) AND (c.user_id = r.user_id))) t)
  WHERE (t.cents <>
        CASE
            WHEN (r.status = 1) THEN r.arrived_cents
            ELSE (0)::bigint
        END);
