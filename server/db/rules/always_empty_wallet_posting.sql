-- Must always be empty. Lists transfers of a recharge or withdrawal that name none, or other
-- transfers that name one.
CREATE OR REPLACE VIEW always_empty_wallet_posting AS
 SELECT id AS transfer_id,
    kind,
    recharge_id,
    withdrawal_id
   FROM transfers
  WHERE (((kind = 'recharge'::text) <> (recharge_id IS NOT NULL)) OR ((kind = ANY (ARRAY['withdrawalHeld'::text, 'withdrawalPaid'::text, 'withdrawalCharge'::text, 'withdrawalReturned'::text])) <> (withdrawal_id IS NOT NULL)));
