import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../../db/client.ts'

/** A database rule of the books. */
export interface Rule {
  name: string
  /** As PostgreSQL prints it. */
  definition: string
  digest: string
  state: 'on' | 'always' | 'replica' | 'off'
}

/** Reads all rules. A name is the kind and then the place: `trigger transfers.transfers_apply`. */
export function readRules(db: Db): Promise<Rule[]> {
  return rowsOf<Rule>(
    db,
    sql`with tables as (
        select oid, relname, relrowsecurity from pg_class
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      ), found (kind, name, definition, enabled) as (
        select 'view', c.relname::text, pg_get_viewdef(c.oid), 'O'
        from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'v'
          and c.relname like 'always\\_empty\\_%'
        union all
        select 'function', p.proname, pg_get_functiondef(p.oid), 'O'
        from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and p.prolang = (select oid from pg_language where lanname = 'plpgsql')
        union all
        select 'trigger', t.relname || '.' || g.tgname, pg_get_triggerdef(g.oid), g.tgenabled::text
        from pg_trigger g join tables t on t.oid = g.tgrelid
        where not g.tgisinternal
        union all
        select 'constraint', t.relname || '.' || c.conname, pg_get_constraintdef(c.oid),
          case when exists (
            select from pg_trigger g where g.tgconstraint = c.oid and g.tgenabled <> 'O'
          ) then 'D' else 'O' end
        from pg_constraint c join tables t on t.oid = c.conrelid
        where c.contype in ('c', 'f', 'p', 'u')
        union all
        select 'index', t.relname || '.' || x.relname, pg_get_indexdef(x.oid),
          case when i.indisvalid and i.indislive then 'O' else 'D' end
        from pg_index i join tables t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
        where i.indisunique and not exists (select from pg_constraint c where c.conindid = x.oid)
        union all
        select 'rule', t.relname || '.' || r.rulename, pg_get_ruledef(r.oid), r.ev_enabled::text
        from pg_rewrite r join tables t on t.oid = r.ev_class
        union all
        select 'row security', relname::text, 'on', 'O' from tables where relrowsecurity
      )
      select kind || ' ' || name as name, definition,
        left(encode(sha256(convert_to(definition, 'UTF8')), 'hex'), 32) as digest,
        case enabled when 'O' then 'on' when 'A' then 'always' when 'R' then 'replica' else 'off' end
          as state
      from found
      order by 1`,
  )
}
