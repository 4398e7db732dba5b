-- Sent and withheld pieces are no more than were ordered. Withheld pieces are refunded, and any
-- other refunded pieces were sent.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_sent, ADD CONSTRAINT order_lines_sent CHECK (((sent_quantity >= 0) AND ((kept_back_quantity >= 0) AND (kept_back_quantity <= refunded_quantity)) AND ((sent_quantity + kept_back_quantity) <= quantity) AND ((refunded_quantity - kept_back_quantity) <= sent_quantity)));
