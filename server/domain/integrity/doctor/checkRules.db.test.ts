import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../tests/support/testDatabase.ts'
import type { Database, Db } from '../../../db/client.ts'
import { checkRules, knownRulesFile, rulesByName } from './checkRules.ts'

const rulesFolder = join(import.meta.dirname, '../../../db/rules')

describe('the database rules', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(2)
  })
  afterAll(() => database.close())

  test('have the same names and digests on every database', async () => {
    const rules = await rulesByName(database.db)
    await expect(`${JSON.stringify(rules, null, 2)}\n`).toMatchFileSnapshot(knownRulesFile)
    expect(await checkRules(database.db)).toEqual([])
  })

  test('are unchanged after the files of server/db/rules were run, and so after a restore', async () => {
    class Enough extends Error {}
    let found: unknown
    const run = database.db.transaction(async (tx) => {
      for (const file of await readdir(rulesFolder)) await runRuleFile(tx, file)
      found = await checkRules(tx)
      throw new Enough()
    })
    await run.catch((error: unknown) => {
      if (!(error instanceof Enough)) throw error
    })
    expect(found).toEqual([])
  })

  test('are reported as missing, changed, disabled or added, and are restored by their files', async () => {
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
    for (const file of ['refuse_change.sql', 'transfers.sql']) await runRuleFile(database.db, file)
    await database.db.execute(sql`drop rule nothing on order_events`)
    expect(await checkRules(database.db)).toEqual([])
  })
})

async function runRuleFile(db: Db, file: string): Promise<void> {
  const text = await readFile(join(rulesFolder, file), 'utf8')
  await db.execute(sql.raw(text))
}
