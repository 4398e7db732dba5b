-- Pieces sent and kept back are no more than were ordered; kept back ones were refunded, and
-- refunded ones beyond those were sent.
ALTER TABLE order_lines DROP CONSTRAINT IF EXISTS order_lines_sent, ADD CONSTRAINT order_lines_sent CHECK (((sent_quantity >= 0) AND ((kept_back_quantity >= 0) AND (kept_back_quantity <= refunded_quantity)) AND ((sent_quantity + kept_back_quantity) <= quantity) AND ((refunded_quantity - kept_back_quantity) <= sent_quantity)));
