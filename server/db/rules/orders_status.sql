-- An order's state is one of the specification's codes.
ALTER TABLE orders DROP CONSTRAINT IF EXISTS orders_status, ADD CONSTRAINT orders_status CHECK ((status = ANY (ARRAY[0, 1, 2, 3, 4, '-1'::integer, '-4'::integer])));
