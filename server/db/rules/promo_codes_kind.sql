-- A promo code takes off a percentage or an amount.
ALTER TABLE promo_codes DROP CONSTRAINT IF EXISTS promo_codes_kind, ADD CONSTRAINT promo_codes_kind CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text])));
