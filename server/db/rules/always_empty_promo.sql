-- Must always be empty. Lists orders whose promo code and its recorded use disagree: another code,
-- another shopper, or released although something was sent, or the order is valid.
CREATE OR REPLACE VIEW always_empty_promo AS
 SELECT o.id AS order_id,
    o.status,
    o.promo_code,
    u.code AS used_code,
    u.released_at
   FROM (orders o
     LEFT JOIN promo_uses u ON ((u.order_id = o.id)))
  WHERE ((o.promo_code IS DISTINCT FROM u.code) OR (u.user_id <> o.user_id) OR ((u.order_id IS NOT NULL) AND ((u.released_at IS NOT NULL) <> ((o.status = '-1'::integer) OR ((NOT (o.after_sale_stage IS DISTINCT FROM 'refunded'::text)) AND (NOT (EXISTS ( SELECT
           FROM order_lines l
          WHERE ((l.order_id = o.id) AND (l.sent_quantity > 0))))))))));
