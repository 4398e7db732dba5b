import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/testDatabase.ts'
import { rowsOf, type Database } from '../../db/client.ts'
import { checkRules, knownRulesFile, rulesByName } from './checkRules.ts'

describe('what guards the books', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(2)
  })
  afterAll(() => database.close())

  test('is known by name and digest, alike on every database', async () => {
    const rules = await rulesByName(database.db)
    await expect(`${JSON.stringify(rules, null, 2)}\n`).toMatchFileSnapshot(knownRulesFile)
    expect(await checkRules(database.db)).toEqual([])
  })

  test('is the same after it was made from what PostgreSQL prints, as a restore does', async () => {
    class Enough extends Error {}
    let found: unknown
    const run = database.db.transaction(async (tx) => {
      const made = await rowsOf<{ statement: string }>(
        tx,
        sql`select format('create or replace view %I as %s', relname, pg_get_viewdef(oid)) as statement
            from pg_class where relkind = 'v' and relnamespace = current_schema()::regnamespace
          union all
          select format('alter table %s drop constraint %I, add constraint %2$I %s',
              conrelid::regclass, conname, pg_get_constraintdef(oid))
            from pg_constraint where contype = 'c' and connamespace = current_schema()::regnamespace
              and conrelid <> 0
          union all
          select format('drop trigger %I on %s', tgname, tgrelid::regclass)
            from pg_trigger where not tgisinternal
          union all
          select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
          union all
          select format('alter table %s enable always trigger %I', tgrelid::regclass, tgname)
            from pg_trigger where not tgisinternal and tgenabled = 'A'`,
      )
      for (const { statement } of made) await tx.execute(sql.raw(statement))
      found = await checkRules(tx)
      throw new Enough()
    })
    await run.catch((error: unknown) => {
      if (!(error instanceof Enough)) throw error
    })
    expect(found).toEqual([])
  })

  test('is told apart: missing, changed, switched off, added', async () => {
    await database.db.execute(sql`alter table transfers disable trigger transfers_apply`)
    await database.db.execute(sql`alter table transfers drop constraint transfers_positive`)
    await database.db.execute(sql`create or replace function refuse_change() returns trigger
      language plpgsql as $$ begin return new; end $$`)
    await database.db.execute(
      sql`create rule nothing as on insert to order_events do instead nothing`,
    )
    expect(await checkRules(database.db)).toEqual([
      { rule: 'constraint transfers.transfers_positive', is: 'missing' },
      { rule: 'function refuse_change', is: 'changed' },
      { rule: 'trigger transfers.transfers_apply', is: 'switched off' },
      { rule: 'rule order_events.nothing', is: 'not ours' },
    ])
  })
})
