-- Refuses to update or delete rows of a history.
CREATE OR REPLACE FUNCTION public.refuse_rewrite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% of % is not allowed: its history is append-only', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $function$;
