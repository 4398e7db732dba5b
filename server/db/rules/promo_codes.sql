-- A promo code takes off a percentage or an amount.
ALTER TABLE promo_codes DROP CONSTRAINT IF EXISTS promo_codes_kind, ADD CONSTRAINT promo_codes_kind CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text])));

-- A promo code takes off 1 to 90 percent, or an amount below its minimum subtotal: no order becomes
-- free.
ALTER TABLE promo_codes DROP CONSTRAINT IF EXISTS promo_codes_value, ADD CONSTRAINT promo_codes_value CHECK (
CASE kind
    WHEN 'percent'::text THEN ((value >= 1) AND (value <= 90))
    ELSE ((value > 0) AND (value < min_subtotal_cents))
END);
