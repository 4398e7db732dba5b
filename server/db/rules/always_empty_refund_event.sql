-- Must always be empty. Lists refunds that are settled without an event of their order, or have the
-- event without being settled.
CREATE OR REPLACE VIEW always_empty_refund_event AS
 SELECT id AS refund_id,
    stage
   FROM refunds r
  WHERE ((stage = 'refunded'::text) <> (EXISTS ( SELECT
           FROM order_events e
          WHERE ((e.order_id = r.order_id) AND (e.refund_id = r.id) AND (e.type =
                CASE
                    WHEN r.is_annulment THEN 'order.annulled'::text
                    ELSE 'refund.settled'::text
                END)))));
