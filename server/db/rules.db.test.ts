import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { readRules, type Rule } from '../domain/integrity/doctor/readRules.ts'
import { rowsOf, type Database } from './client.ts'

const folder = join(import.meta.dirname, 'rules')
const comment = /^(?:-- .+\n)+/

describe('each view, function, trigger and check of the migrated database', () => {
  let database: Database
  let rules: { object: string; statement: string }[]
  beforeAll(async () => {
    database = await openTestDatabase(1)
    rules = (await readRules(database.db)).flatMap((rule) => {
      const statement = statementOf(rule)
      return statement === null ? [] : [{ object: objectOf(rule), statement }]
    })
  })
  afterAll(() => database.close())

  test('has one file in server/db/rules, named after it', () => {
    const files = readdirSync(folder).map((file) => basename(file, '.sql'))
    expect(files.toSorted()).toEqual(rules.map(({ object }) => object).toSorted())
  })

  test('equals its file as PostgreSQL prints it', async ({ skip }) => {
    const [server] = await rowsOf<{ version: number }>(
      database.db,
      sql`select current_setting('server_version_num')::int as version`,
    )
    skip((server?.version ?? 0) < 160_000, 'PostgreSQL 15 prints some views otherwise')
    for (const { object, statement } of rules) {
      const file = join(folder, `${object}.sql`)
      const said = existsSync(file) ? comment.exec(readFileSync(file, 'utf8'))?.[0] : undefined
      await expect.soft(`${said ?? ''}${statement}\n`).toMatchFileSnapshot(file)
    }
  })

  test('is explained by a comment at the top of its file', () => {
    const unexplained = readdirSync(folder).filter(
      (file) => !comment.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(unexplained).toEqual([])
  })
})

/** The rule's name without the table's. */
function objectOf({ name }: Rule): string {
  return name.replace(/^\w+ (?:\w+\.)?/, '')
}

/**
 * The statement that creates or restores it. Null for keys, indexes and rules that a shipped
 * database doesn't have.
 */
function statementOf(rule: Rule): string | null {
  const [kind, table = ''] = rule.name.split(/[ .]/)
  const [object, { definition }] = [objectOf(rule), rule]
  if (kind === 'view') return `CREATE OR REPLACE VIEW ${object} AS\n${definition}`
  if (kind === 'function') return `${definition.trimEnd()};`
  if (definition.startsWith('CREATE CONSTRAINT TRIGGER')) {
    return `DROP TRIGGER IF EXISTS ${object} ON ${table};\n${definition};`
  }
  if (kind === 'trigger') {
    const made = `${definition.replace(/^CREATE TRIGGER/, 'CREATE OR REPLACE TRIGGER')};`
    if (rule.state === 'on') return made
    return `${made}\nALTER TABLE ${table} ENABLE ${rule.state.toUpperCase()} TRIGGER ${object};`
  }
  if (!definition.startsWith('CHECK ')) return null
  return `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${object}, ADD CONSTRAINT ${object} ${definition};`
}
