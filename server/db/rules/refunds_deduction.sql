-- Only from a statutory return is something deducted for wear, and with a reason.
ALTER TABLE refunds DROP CONSTRAINT IF EXISTS refunds_deduction, ADD CONSTRAINT refunds_deduction CHECK (
CASE
    WHEN (deducted_cents = 0) THEN (deducted_for IS NULL)
    ELSE (is_statutory AND (deducted_cents > 0) AND (COALESCE(btrim(deducted_for), ''::text) <> ''::text))
END);
