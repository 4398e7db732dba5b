import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { readRules, type Rule } from '../domain/integrity/doctor/readRules.ts'
import { rowsOf, type Database } from './client.ts'

const folder = join(import.meta.dirname, 'rules')

interface MirroredRule {
  file: string
  object: string
  statement: string
}

describe('the views, functions, triggers and checks of the migrated database', () => {
  let database: Database
  let mirrored: Map<string, MirroredRule[]>
  beforeAll(async () => {
    database = await openTestDatabase(1)
    const rules = (await readRules(database.db)).flatMap((rule) => mirrorOf(rule) ?? [])
    mirrored = Map.groupBy(rules, ({ file }) => file)
  })
  afterAll(() => database.close())

  test('have one file in server/db/rules for each view, function and table', () => {
    const files = readdirSync(folder).map((file) => basename(file, '.sql'))
    expect(files.toSorted()).toEqual([...mirrored.keys()].toSorted())
  })

  test('equal their files as PostgreSQL prints them', async ({ skip }) => {
    const [server] = await rowsOf<{ version: number }>(
      database.db,
      sql`select current_setting('server_version_num')::int as version`,
    )
    skip((server?.version ?? 0) < 160_000, 'PostgreSQL 15 prints some views otherwise')
    for (const [name, rules] of mirrored) {
      const file = join(folder, `${name}.sql`)
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const parts = rules.map((rule) => `${commentOf(rule, text)}${rule.statement}\n`)
      await expect.soft(parts.join('\n')).toMatchFileSnapshot(file)
    }
  })

  test('are each explained by a comment above them', () => {
    const unexplained = [...mirrored].flatMap(([name, rules]) => {
      const text = readFileSync(join(folder, `${name}.sql`), 'utf8')
      return rules.filter((rule) => commentOf(rule, text) === '').map(({ object }) => object)
    })
    expect(unexplained).toEqual([])
  })
})

/** The comment lines directly above the rule's statement. */
function commentOf({ object }: MirroredRule, text: string): string {
  const statement = new RegExp(`((?:^-- .+\\n)+)(?!-- ).*\\b${object}\\b`, 'm')
  return statement.exec(text)?.[1] ?? ''
}

/**
 * The statement that creates or restores a rule. A table's triggers and checks share a file. Null
 * for keys, indexes and rules that a shipped database doesn't have.
 */
function mirrorOf({ name, definition, state }: Rule): MirroredRule | null {
  const [kind, place = '', object = place] = name.split(/[ .]/)
  const rule = (statement: string) => ({ file: place, object, statement })
  if (kind === 'view') return rule(`CREATE OR REPLACE VIEW ${object} AS\n${definition}`)
  if (kind === 'function') return rule(`${definition.trimEnd()};`)
  if (definition.startsWith('CREATE CONSTRAINT TRIGGER')) {
    return rule(`DROP TRIGGER IF EXISTS ${object} ON ${place};\n${definition};`)
  }
  if (kind === 'trigger') {
    const made = `${definition.replace(/^CREATE TRIGGER/, 'CREATE OR REPLACE TRIGGER')};`
    if (state === 'on') return rule(made)
    return rule(`${made}\nALTER TABLE ${place} ENABLE ${state.toUpperCase()} TRIGGER ${object};`)
  }
  if (!definition.startsWith('CHECK ')) return null
  return rule(
    `ALTER TABLE ${place} DROP CONSTRAINT IF EXISTS ${object}, ADD CONSTRAINT ${object} ${definition};`,
  )
}
