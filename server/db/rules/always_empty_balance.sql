-- Must always be empty. Lists accounts whose stored balance is not the sum of their transfers.
CREATE OR REPLACE VIEW always_empty_balance AS
 SELECT a.id AS account_id,
    a.kind,
    a.user_id,
    a.balance_cents AS stored_cents,
    d.cents AS derived_cents
   FROM (accounts a
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(
                CASE
                    WHEN ((t.debit_account_id = a.id) = (a.kind = 'external'::text)) THEN t.amount_cents
                    ELSE (- t.amount_cents)
                END), (0)::numeric))::bigint AS cents
           FROM transfers t
          WHERE ((a.id = t.debit_account_id) OR (a.id = t.credit_account_id))) d)
  WHERE (a.balance_cents <> d.cents);
