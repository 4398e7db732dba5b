-- A transfer is of a known kind, and names exactly what its kind requires.
ALTER TABLE transfers DROP CONSTRAINT IF EXISTS transfers_known, ADD CONSTRAINT transfers_known CHECK (transfer_is_known(kind, order_id, refund_id, recharge_id, withdrawal_id, adjustment_id));
