-- Must always be empty. Lists shoppers whose held balance is not the sum of their open withdrawals
-- with their charges.
CREATE OR REPLACE VIEW always_empty_held AS
 SELECT a.user_id,
    a.balance_cents AS held_cents,
    w.cents AS open_cents
   FROM (accounts a
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum((withdrawals.amount_cents + withdrawals.charge_cents)), (0)::numeric))::bigint AS cents
           FROM withdrawals
          WHERE ((withdrawals.user_id = a.user_id) AND (withdrawals.status = 0))) w)
  WHERE ((a.kind = 'held'::text) AND (a.balance_cents <> w.cents));
