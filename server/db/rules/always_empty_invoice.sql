-- Must always be empty. Lists payments and refunds without their invoice or credit note, documents
-- without their transfer, and gaps in the numbers.
CREATE OR REPLACE VIEW always_empty_invoice AS
 SELECT 'missing'::text AS what,
    t.order_id,
    t.refund_id,
    NULL::text AS kind,
    NULL::bigint AS number
   FROM transfers t
  WHERE ((t.kind = ANY (ARRAY['orderPaid'::text, 'refund'::text])) AND (NOT (EXISTS ( SELECT
           FROM invoices i
          WHERE ((i.order_id = t.order_id) AND (NOT (i.refund_id IS DISTINCT FROM t.refund_id)) AND (i.amount_cents = t.amount_cents))))))
UNION ALL
 SELECT 'without its transfer'::text AS what,
    i.order_id,
    i.refund_id,
    i.kind,
    i.number
   FROM invoices i
  WHERE (NOT (EXISTS ( SELECT
           FROM transfers t
          WHERE ((t.order_id = i.order_id) AND (t.kind =
                CASE i.kind
                    WHEN 'invoice'::text THEN 'orderPaid'::text
                    ELSE 'refund'::text
                END) AND (NOT (t.refund_id IS DISTINCT FROM i.refund_id))))))
UNION ALL
 SELECT 'gap'::text AS what,
    NULL::bigint AS order_id,
    NULL::bigint AS refund_id,
    n.kind,
    n.last AS number
   FROM invoice_numbers n
  WHERE ((n.last <> ( SELECT count(*) AS count
           FROM invoices i
          WHERE (i.kind = n.kind))) OR (n.last <> ( SELECT COALESCE(max(i.number), 0) AS "coalesce"
           FROM invoices i
          WHERE (i.kind = n.kind))))
UNION ALL
 SELECT 'counter missing'::text AS what,
    NULL::bigint AS order_id,
    NULL::bigint AS refund_id,
    expected.kind,
    NULL::bigint AS number
   FROM ( VALUES ('invoice'::text), ('creditNote'::text)) expected(kind)
  WHERE (NOT (EXISTS ( SELECT
           FROM invoice_numbers n
          WHERE (n.kind = expected.kind))));
