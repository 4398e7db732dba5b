-- Must always be empty. Lists order lines whose parcels, stock movements, refunds and counts of
-- sent and withheld pieces disagree, or that have pieces where the order's state allows none.
CREATE OR REPLACE VIEW always_empty_delivery AS
 SELECT l.order_id,
    l.sku_id,
    l.quantity,
    m.shipped,
    m.returned,
    f.kept_back,
    f.came_back,
    p.pieces AS in_parcels,
    l.sent_quantity,
    l.kept_back_quantity
   FROM ((((order_lines l
     JOIN orders o ON ((o.id = l.order_id)))
     CROSS JOIN LATERAL ( SELECT COALESCE((- sum(stock_movements.on_hand_delta) FILTER (WHERE (stock_movements.kind = 'shipped'::text))), (0)::bigint) AS shipped,
            COALESCE(sum(stock_movements.on_hand_delta) FILTER (WHERE (stock_movements.kind = 'returned'::text)), (0)::bigint) AS returned
           FROM stock_movements
          WHERE ((stock_movements.order_id = l.order_id) AND (stock_movements.sku_id = l.sku_id))) m)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(rl.unsent_quantity) FILTER (WHERE ((r.stage = 'refunded'::text) AND (rl.asked_cents IS NULL))), (0)::bigint) AS kept_back,
            COALESCE(sum(rl.resellable_quantity), (0)::bigint) AS came_back
           FROM (refund_lines rl
             JOIN refunds r ON ((r.id = rl.refund_id)))
          WHERE (rl.order_line_id = l.id)) f)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(pl.quantity), (0)::bigint) AS pieces
           FROM (parcel_lines pl
             JOIN parcels pa ON (((pa.id = pl.parcel_id) AND (pa.order_id = l.order_id))))
          WHERE (pl.order_line_id = l.id)) p)
  WHERE ((m.returned <> f.came_back) OR (m.shipped <> l.sent_quantity) OR (p.pieces <> l.sent_quantity) OR (f.kept_back <> l.kept_back_quantity) OR ((l.sent_quantity > 0) AND (COALESCE(o.status_before, o.status) = ANY (ARRAY[0, '-1'::integer]))) OR (((l.sent_quantity + l.kept_back_quantity) <> l.quantity) AND (COALESCE(o.status_before, o.status) = ANY (ARRAY[2, 3, 4]))));
