-- Must always be empty. Lists refunds whose requested sum or deduction is not that of their lines, or
-- where only some lines have an offer.
CREATE OR REPLACE VIEW always_empty_offer AS
 SELECT r.id AS refund_id,
    r.asked_cents,
    l.asked_cents AS line_cents
   FROM (refunds r
     CROSS JOIN LATERAL ( SELECT (sum(refund_lines.asked_cents))::bigint AS asked_cents,
            (sum(refund_lines.deducted_cents))::bigint AS deducted_cents,
            count(*) AS lines,
            count(refund_lines.asked_cents) AS offered
           FROM refund_lines
          WHERE (refund_lines.refund_id = r.id)) l)
  WHERE ((r.asked_cents IS DISTINCT FROM l.asked_cents) OR ((l.offered <> 0) AND (l.offered <> l.lines)) OR (r.deducted_cents IS DISTINCT FROM l.deducted_cents));
