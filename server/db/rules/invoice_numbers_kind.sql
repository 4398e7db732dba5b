-- Invoices and credit notes are numbered, each for itself.
ALTER TABLE invoice_numbers DROP CONSTRAINT IF EXISTS invoice_numbers_kind, ADD CONSTRAINT invoice_numbers_kind CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text])));
