-- A credit note names its refund, an invoice none.
ALTER TABLE invoices DROP CONSTRAINT IF EXISTS invoices_kind, ADD CONSTRAINT invoices_kind CHECK (((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text])) AND ((kind = 'creditNote'::text) = (refund_id IS NOT NULL))));
