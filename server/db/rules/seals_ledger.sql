-- A seal is of one of the four sealed tables.
ALTER TABLE seals DROP CONSTRAINT IF EXISTS seals_ledger, ADD CONSTRAINT seals_ledger CHECK ((ledger = ANY (ARRAY['transfers'::text, 'order_events'::text, 'stock_movements'::text, 'office_log'::text])));
