import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/testDatabase.ts'
import { randomPageCost, rowsOf, type Database } from './client.ts'

describe("the planner's cost of an index page", () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(3)
  })
  afterAll(() => database.close())

  test('is set on every connection', async () => {
    const shown = await Promise.all(
      [1, 2, 3].map(() =>
        database.db.transaction((tx) =>
          rowsOf<{ cost: string }>(tx, sql`select current_setting('random_page_cost') as cost`),
        ),
      ),
    )
    expect(shown.flat()).toEqual([1, 2, 3].map(() => ({ cost: String(randomPageCost) })))
  })
})
