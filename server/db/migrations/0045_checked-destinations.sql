CREATE VIEW always_empty_destination AS
 SELECT 'network ' || n.code AS place, n.deposit_address AS stated, l.after ->> 'depositAddress' AS logged
  FROM networks n CROSS JOIN LATERAL (
    SELECT after FROM office_log WHERE outcome = 'done' AND acted_on @> ARRAY['network ' || n.code]
      ORDER BY id DESC LIMIT 1) l
  WHERE n.deposit_address IS DISTINCT FROM l.after ->> 'depositAddress'
 UNION ALL
 SELECT 'card', concat_ws(' ', c.holder, c.bank, c.account, c.code, c.link),
    concat_ws(' ', l.after ->> 'holder', l.after ->> 'bank', l.after ->> 'account', l.after ->> 'code', l.after ->> 'link')
  FROM card_instructions c CROSS JOIN LATERAL (
    SELECT after FROM office_log WHERE outcome = 'done' AND acted_on @> ARRAY['card']
      ORDER BY id DESC LIMIT 1) l
  WHERE c.holder IS DISTINCT FROM l.after ->> 'holder' OR c.bank IS DISTINCT FROM l.after ->> 'bank' OR c.account IS DISTINCT FROM l.after ->> 'account' OR c.code IS DISTINCT FROM l.after ->> 'code' OR c.link IS DISTINCT FROM l.after ->> 'link';
