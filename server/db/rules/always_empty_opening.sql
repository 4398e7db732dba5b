-- Must always be empty. Lists opening balances of accounts that had transfers before.
CREATE OR REPLACE VIEW always_empty_opening AS
 SELECT id AS transfer_id,
    credit_account_id AS account_id,
    amount_cents
   FROM transfers t
  WHERE ((kind = 'openingBalance'::text) AND ((EXISTS ( SELECT
           FROM transfers e
          WHERE ((e.credit_account_id = t.credit_account_id) AND (e.id < t.id)))) OR (EXISTS ( SELECT
           FROM transfers e
          WHERE ((e.debit_account_id = t.credit_account_id) AND (e.id < t.id))))));
