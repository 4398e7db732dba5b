-- Must always be empty. Lists deposit addresses and card instructions that differ from what the
-- newest command in the office's log left. Places that no command has set, as in a demo, are left out.
CREATE OR REPLACE VIEW always_empty_destination AS
 SELECT ('network '::text || n.code) AS place,
    n.deposit_address AS stated,
    (l.after ->> 'depositAddress'::text) AS logged
   FROM (networks n
     CROSS JOIN LATERAL ( SELECT office_log.after
           FROM office_log
          WHERE ((office_log.outcome = 'done'::text) AND (office_log.acted_on @> ARRAY[('network '::text || n.code)]))
          ORDER BY office_log.id DESC
         LIMIT 1) l)
  WHERE (n.deposit_address IS DISTINCT FROM (l.after ->> 'depositAddress'::text))
UNION ALL
 SELECT 'card'::text AS place,
    concat_ws(' '::text, c.holder, c.bank, c.account, c.code, c.link) AS stated,
    concat_ws(' '::text, (l.after ->> 'holder'::text), (l.after ->> 'bank'::text), (l.after ->> 'account'::text), (l.after ->> 'code'::text), (l.after ->> 'link'::text)) AS logged
   FROM (card_instructions c
     CROSS JOIN LATERAL ( SELECT office_log.after
           FROM office_log
          WHERE ((office_log.outcome = 'done'::text) AND (office_log.acted_on @> ARRAY['card'::text]))
          ORDER BY office_log.id DESC
         LIMIT 1) l)
  WHERE ((c.holder IS DISTINCT FROM (l.after ->> 'holder'::text)) OR (c.bank IS DISTINCT FROM (l.after ->> 'bank'::text)) OR (c.account IS DISTINCT FROM (l.after ->> 'account'::text)) OR (c.code IS DISTINCT FROM (l.after ->> 'code'::text)) OR (c.link IS DISTINCT FROM (l.after ->> 'link'::text)));
