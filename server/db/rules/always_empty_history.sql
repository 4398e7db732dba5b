-- Must always be empty. Lists orders whose state is not the one that their last event led to.
CREATE OR REPLACE VIEW always_empty_history AS
 SELECT o.id AS order_id,
    o.status,
    e.type AS last_event,
    e.to_status AS last_status
   FROM (orders o
     LEFT JOIN LATERAL ( SELECT order_events.type,
            order_events.to_status
           FROM order_events
          WHERE (order_events.order_id = o.id)
          ORDER BY order_events.id DESC
         LIMIT 1) e ON (true))
  WHERE (e.to_status IS DISTINCT FROM o.status);
