-- Must always be empty. Lists withdrawals that differ from the quote their shopper was shown:
-- another target, amount or charge.
CREATE OR REPLACE VIEW always_empty_target AS
 SELECT w.id AS withdrawal_id,
    w.quote_id,
    w.user_id,
    w.address,
    w.card_number
   FROM (withdrawals w
     JOIN withdrawal_quotes q ON ((q.id = w.quote_id)))
  WHERE ((q.used_at IS NULL) OR ((((((((q.user_id IS DISTINCT FROM w.user_id) OR (q.method IS DISTINCT FROM w.method)) OR (q.card_number IS DISTINCT FROM w.card_number)) OR (q.bank_name IS DISTINCT FROM w.bank_name)) OR (q.network IS DISTINCT FROM w.network)) OR (q.address IS DISTINCT FROM w.address)) OR (q.amount_cents IS DISTINCT FROM w.amount_cents)) OR (q.charge_cents IS DISTINCT FROM w.charge_cents)));
