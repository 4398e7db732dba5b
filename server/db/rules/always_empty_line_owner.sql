-- Must always be empty. Lists order lines that belong to another shopper than their order.
CREATE OR REPLACE VIEW always_empty_line_owner AS
 SELECT l.id AS line_id,
    l.user_id AS line_user_id,
    o.user_id AS order_user_id
   FROM (order_lines l
     JOIN orders o ON ((o.id = l.order_id)))
  WHERE (l.user_id <> o.user_id);
