import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { heavyStatements } from './support/heavyStatements.ts'

const folder = join(import.meta.dirname, '../../server/db/migrations')
const meta = join(folder, 'meta')
const read = (name: string) => readFileSync(join(meta, name), 'utf8')

test('only the newest schema snapshot exists, on one line like the journal', () => {
  const { entries } = JSON.parse(read('_journal.json')) as { entries: { idx: number }[] }
  const newest = String(entries.at(-1)?.idx).padStart(4, '0')
  const names = readdirSync(meta).toSorted()
  expect(names, 'npm run new:migration removes older ones').toEqual([
    `${newest}_snapshot.json`,
    '_journal.json',
  ])
  expect(names.map((name) => read(name).trim().split('\n').length)).toEqual([1, 1])
})

describe('a migration and the large tables', () => {
  /** Those before it are as they were measured in docs/decisions/059-migrations-of-a-large-shop.md. */
  const firstExamined = '0047'

  test('no new one goes through a large table for more than a second', () => {
    const found = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && name.slice(0, 4) >= firstExamined)
      .flatMap((name) =>
        heavyStatements(readFileSync(join(folder, name), 'utf8')).map((each) => `${name} ${each}`),
      )
    expect(found, 'see docs/decisions/059-migrations-of-a-large-shop.md').toEqual([])
  })

  test.each([
    'CREATE INDEX "orders_x" ON "orders" USING btree ("status");',
    'CREATE UNIQUE INDEX x ON public.transfers (id);',
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_x" CHECK ("orders"."status" > 0);',
    'ALTER TABLE orders VALIDATE CONSTRAINT orders_x;',
    'ALTER TABLE "order_lines" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "order_lines" ALTER COLUMN "note" SET DATA TYPE text;',
    'ALTER TABLE "orders" ADD COLUMN "token" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'ALTER TABLE "orders" ADD COLUMN "n" bigint GENERATED ALWAYS AS (id) STORED;',
    'UPDATE orders SET note = null;',
    '-- Large shop: 4.5 s\nUPDATE orders SET note = null;',
    'with late as (select id from orders) update users set x = 1 from late;',
    'INSERT INTO copies SELECT id FROM order_events;',
  ])('examines %s', (statement) => {
    expect(heavyStatements(`SELECT 1;--> statement-breakpoint\n${statement}`)).toHaveLength(1)
  })

  test.each([
    'ALTER TABLE "orders" ADD COLUMN "token" uuid;',
    `ALTER TABLE "orders" ADD COLUMN "kind" text DEFAULT 'a' NOT NULL;`,
    'ALTER TABLE "orders" ADD CONSTRAINT "orders_x" CHECK ("orders"."status" > 0) NOT VALID;',
    'CREATE INDEX IF NOT EXISTS "orders_x" ON "orders" USING btree ("status");',
    'CREATE INDEX "orders_mails_x" ON "order_mails" USING btree ("status");',
    '-- Large shop: 0.4 s\nUPDATE orders SET note = null WHERE id < 10;',
    'CREATE FUNCTION f() RETURNS trigger AS $$ begin update orders set note = null; end $$;',
    'INSERT INTO topics (name) VALUES (1);',
  ])('allows %s', (statement) => {
    expect(heavyStatements(statement)).toEqual([])
  })
})
