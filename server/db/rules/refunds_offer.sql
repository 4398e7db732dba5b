-- An offer is less than the requested sum, and has a reason.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_offer, ADD CONSTRAINT refunds_offer CHECK (
CASE
    WHEN (asked_cents IS NULL) THEN (offered_for IS NULL)
    ELSE ((asked_cents > amount_cents) AND (COALESCE(btrim(offered_for), ''::text) <> ''::text))
END);
