-- Must always be empty. Lists tables with ids above their sequence's value or below 1: rows that
-- the sequence did not number.
CREATE OR REPLACE VIEW always_empty_numbering AS
 SELECT name,
    least_id,
    most_id,
    last_value
   FROM ( SELECT 'transfers'::text AS name,
            min(transfers.id) AS least_id,
            max(transfers.id) AS most_id,
            ( SELECT s.last_value
                   FROM transfers_id_seq s) AS last_value
           FROM transfers
        UNION ALL
         SELECT 'order_events'::text,
            min(order_events.id) AS min,
            max(order_events.id) AS max,
            ( SELECT s.last_value
                   FROM order_events_id_seq s) AS last_value
           FROM order_events
        UNION ALL
         SELECT 'stock_movements'::text,
            min(stock_movements.id) AS min,
            max(stock_movements.id) AS max,
            ( SELECT s.last_value
                   FROM stock_movements_id_seq s) AS last_value
           FROM stock_movements
        UNION ALL
         SELECT 'orders'::text,
            min(orders.id) AS min,
            max(orders.id) AS max,
            ( SELECT s.last_value
                   FROM orders_id_seq s) AS last_value
           FROM orders
        UNION ALL
         SELECT 'refunds'::text,
            min(refunds.id) AS min,
            max(refunds.id) AS max,
            ( SELECT s.last_value
                   FROM refunds_id_seq s) AS last_value
           FROM refunds
        UNION ALL
         SELECT 'recharges'::text,
            min(recharges.id) AS min,
            max(recharges.id) AS max,
            ( SELECT s.last_value
                   FROM recharges_id_seq s) AS last_value
           FROM recharges
        UNION ALL
         SELECT 'withdrawals'::text,
            min(withdrawals.id) AS min,
            max(withdrawals.id) AS max,
            ( SELECT s.last_value
                   FROM withdrawals_id_seq s) AS last_value
           FROM withdrawals) numbered
  WHERE ((most_id > last_value) OR (least_id < 1));
