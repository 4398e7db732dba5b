-- An adjustment moves money.
ALTER TABLE adjustments DROP CONSTRAINT IF EXISTS adjustments_amount, ADD CONSTRAINT adjustments_amount CHECK ((amount_cents <> 0));

-- An adjustment has a reason.
ALTER TABLE adjustments DROP CONSTRAINT IF EXISTS adjustments_reason, ADD CONSTRAINT adjustments_reason CHECK ((length(reason) > 0));

-- A reversed recharge lowers the balance.
ALTER TABLE adjustments DROP CONSTRAINT IF EXISTS adjustments_reversal, ADD CONSTRAINT adjustments_reversal CHECK (((recharge_id IS NULL) OR (amount_cents < 0)));

-- No row of adjustments of balances is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER adjustments_keep_rows BEFORE DELETE OR UPDATE ON public.adjustments FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE adjustments ENABLE ALWAYS TRIGGER adjustments_keep_rows;

-- The table of adjustments of balances is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER adjustments_keep_table BEFORE TRUNCATE ON public.adjustments FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE adjustments ENABLE ALWAYS TRIGGER adjustments_keep_table;
