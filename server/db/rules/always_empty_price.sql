-- Must always be empty. Lists variants whose price is not the newest of their history.
CREATE OR REPLACE VIEW always_empty_price AS
 SELECT s.id AS sku_id,
    s.price_cents,
    h.price_cents AS derived_price_cents
   FROM (skus s
     LEFT JOIN LATERAL ( SELECT c.price_cents
           FROM price_changes c
          WHERE (c.sku_id = s.id)
          ORDER BY c.changed_at DESC, c.id DESC
         LIMIT 1) h ON (true))
  WHERE (s.price_cents IS DISTINCT FROM h.price_cents);
