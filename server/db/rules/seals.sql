-- A seal is of one of the four sealed tables.
ALTER TABLE seals DROP CONSTRAINT IF EXISTS seals_ledger, ADD CONSTRAINT seals_ledger CHECK ((ledger = ANY (ARRAY['transfers'::text, 'order_events'::text, 'stock_movements'::text, 'office_log'::text])));

-- A seal has a number and covers a non-empty range of rows.
ALTER TABLE seals DROP CONSTRAINT IF EXISTS seals_range, ADD CONSTRAINT seals_range CHECK (((number > 0) AND (from_id <= to_id) AND (row_count > 0)));

-- No row of seals is ever updated or deleted, not even in replica mode.
CREATE OR REPLACE TRIGGER seals_keep_rows BEFORE DELETE OR UPDATE ON public.seals FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE seals ENABLE ALWAYS TRIGGER seals_keep_rows;

-- The table of seals is never truncated, not even in replica mode.
CREATE OR REPLACE TRIGGER seals_keep_table BEFORE TRUNCATE ON public.seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
ALTER TABLE seals ENABLE ALWAYS TRIGGER seals_keep_table;
