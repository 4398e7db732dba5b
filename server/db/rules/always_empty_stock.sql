-- Must always be empty. Lists variants whose stock or reservation is not the sum of their
-- movements, or whose reservation is not what open orders still need.
CREATE OR REPLACE VIEW always_empty_stock AS
 SELECT s.id AS sku_id,
    s.on_hand,
    s.reserved,
    m.on_hand AS derived_on_hand,
    m.reserved AS derived_reserved,
    r.reserved AS open_orders
   FROM ((skus s
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(stock_movements.on_hand_delta), (0)::bigint) AS on_hand,
            COALESCE(sum(stock_movements.reserved_delta), (0)::bigint) AS reserved
           FROM stock_movements
          WHERE (stock_movements.sku_id = s.id)) m)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(((l.quantity - l.sent_quantity) - l.kept_back_quantity)), (0)::bigint) AS reserved
           FROM (order_lines l
             JOIN orders o ON ((o.id = l.order_id)))
          WHERE ((l.sku_id = s.id) AND (COALESCE(o.status_before, o.status) = ANY (ARRAY[0, 1])) AND (o.after_sale_stage IS DISTINCT FROM 'refunded'::text))) r)
  WHERE ((s.on_hand <> m.on_hand) OR (s.reserved <> m.reserved) OR (s.reserved <> r.reserved));
