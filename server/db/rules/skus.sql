-- No variant's stock is below 0.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_on_hand, ADD CONSTRAINT skus_on_hand CHECK ((on_hand >= 0));

-- A crossed-out price is above the price.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_original_price, ADD CONSTRAINT skus_original_price CHECK ((original_price_cents > price_cents));

-- A price is more than 0.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_price_cents, ADD CONSTRAINT skus_price_cents CHECK ((price_cents > 0));

-- A variant's reservation is at most its stock: nothing is sold twice.
ALTER TABLE skus DROP CONSTRAINT IF EXISTS skus_reserved, ADD CONSTRAINT skus_reserved CHECK (((reserved >= 0) AND (reserved <= on_hand)));

-- Enforces the rules of guard_stock on a variant's stock.
CREATE OR REPLACE TRIGGER skus_guard BEFORE INSERT OR UPDATE ON public.skus FOR EACH ROW EXECUTE FUNCTION guard_stock();

-- The table of variants with their stock is never truncated.
CREATE OR REPLACE TRIGGER skus_keep_table BEFORE TRUNCATE ON public.skus FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();

-- Enforces the rules of guard_price on a variant's prices.
CREATE OR REPLACE TRIGGER skus_price_guard BEFORE INSERT OR UPDATE ON public.skus FOR EACH ROW EXECUTE FUNCTION guard_price();
