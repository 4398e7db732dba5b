-- A stock movement is of a known kind, with the signs and the order that its kind requires.
ALTER TABLE stock_movements DROP CONSTRAINT IF EXISTS stock_movements_known, ADD CONSTRAINT stock_movements_known CHECK (stock_movement_is_known(kind, order_id, on_hand_delta, reserved_delta));
