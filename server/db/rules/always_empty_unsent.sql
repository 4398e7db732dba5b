-- Must always be empty. Lists orders that wait for shipping although every piece was sent or
-- withheld.
CREATE OR REPLACE VIEW always_empty_unsent AS
 SELECT id AS order_id,
    status
   FROM orders o
  WHERE ((COALESCE(status_before, status) = 1) AND (after_sale_stage IS DISTINCT FROM 'refunded'::text) AND (NOT (EXISTS ( SELECT
           FROM order_lines l
          WHERE ((l.order_id = o.id) AND ((l.sent_quantity + l.kept_back_quantity) < l.quantity))))));
