-- Must always be empty. Lists transfers whose accounts do not belong to the shopper of the order,
-- refund, recharge, withdrawal or adjustment they name.
CREATE OR REPLACE VIEW always_empty_transfer_owner AS
 SELECT t.id AS transfer_id,
    t.kind,
    d.user_id AS debit_user_id,
    c.user_id AS credit_user_id,
    COALESCE(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id) AS user_id
   FROM (((((((transfers t
     JOIN accounts d ON ((d.id = t.debit_account_id)))
     JOIN accounts c ON ((c.id = t.credit_account_id)))
     LEFT JOIN orders o ON ((o.id = t.order_id)))
     LEFT JOIN refunds r ON ((r.id = t.refund_id)))
     LEFT JOIN recharges g ON ((g.id = t.recharge_id)))
     LEFT JOIN withdrawals w ON ((w.id = t.withdrawal_id)))
     LEFT JOIN adjustments a ON ((a.id = t.adjustment_id)))
  WHERE ((t.kind <> 'openingBalance'::text) AND ((COALESCE(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id) IS NULL) OR (d.user_id <> COALESCE(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id)) OR (c.user_id <> COALESCE(r.user_id, o.user_id, g.user_id, w.user_id, a.user_id)) OR (o.user_id <> r.user_id) OR (r.order_id <> t.order_id)));
