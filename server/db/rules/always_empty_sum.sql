-- Must always be empty. Lists the whole ledger when the external account does not equal the sum of
-- all others.
CREATE OR REPLACE VIEW always_empty_sum AS
 SELECT external_cents,
    owed_cents
   FROM ( SELECT (COALESCE(sum(accounts.balance_cents) FILTER (WHERE (accounts.kind = 'external'::text)), (0)::numeric))::bigint AS external_cents,
            (COALESCE(sum(accounts.balance_cents) FILTER (WHERE (accounts.kind <> 'external'::text)), (0)::numeric))::bigint AS owed_cents
           FROM accounts) sums
  WHERE (external_cents <> owed_cents);
