-- Must always be empty. Lists adjustments of a balance whose transfers do not add up to their
-- amount.
CREATE OR REPLACE VIEW always_empty_adjustment AS
 SELECT a.id AS adjustment_id,
    a.user_id,
    a.amount_cents,
    t.cents AS posted_cents
   FROM (adjustments a
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(
                CASE t_1.kind
                    WHEN 'adjustedUp'::text THEN t_1.amount_cents
                    ELSE (- t_1.amount_cents)
                END), (0)::numeric))::bigint AS cents
           FROM transfers t_1
          WHERE (t_1.adjustment_id = a.id)) t)
  WHERE (t.cents <> a.amount_cents);
