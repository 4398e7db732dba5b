-- Must always be empty. Lists stock movements for an order that has no line of that variant.
CREATE OR REPLACE VIEW always_empty_movement AS
 SELECT id AS movement_id,
    kind,
    order_id,
    sku_id
   FROM stock_movements m
  WHERE ((order_id IS NOT NULL) AND (NOT (EXISTS ( SELECT
           FROM order_lines l
          WHERE ((l.order_id = m.order_id) AND (l.sku_id = m.sku_id))))));
