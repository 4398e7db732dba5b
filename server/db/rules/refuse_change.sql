-- Refuses the statement. The trigger's condition defines when, its argument is the reason.
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% of % is not allowed: %', tg_op, tg_table_name, tg_argv[0]
    using errcode = 'restrict_violation';
end $function$;
