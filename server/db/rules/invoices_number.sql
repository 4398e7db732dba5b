-- Numbers start at 1.
ALTER TABLE invoices DROP CONSTRAINT IF EXISTS invoices_number, ADD CONSTRAINT invoices_number CHECK ((number > 0));
