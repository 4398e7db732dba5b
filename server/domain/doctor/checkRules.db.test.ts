import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/testDatabase.ts'
import type { Database } from '../../db/client.ts'
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
