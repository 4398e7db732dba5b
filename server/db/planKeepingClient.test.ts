import { types } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PlanKeepingClient } from './planKeepingClient.ts'

let client: PlanKeepingClient

beforeAll(async () => {
  client = new PlanKeepingClient({ dataDir: 'memory://' })
  await client.exec('create table things (id int primary key, name text, at timestamptz)')
}, 60_000)
afterAll(() => client.close())

const insert = 'insert into things (id, name, at) values ($1, $2, $3)'
const select = 'select id, name from things where id = $1'
const plans = async () => {
  const { rows } = await client.query<{ statement: string; plans: number }>(
    'select statement, generic_plans + custom_plans as plans from pg_prepared_statements order by 1',
  )
  return rows.map((row) => [row.statement, Number(row.plans)])
}

describe('the embedded database', () => {
  test('answers a statement that comes again with other values each time', async () => {
    for (const id of [1, 2, 3]) await client.query(insert, [id, `thing ${id}`, '2026-01-01'])
    const found = []
    for (const id of [3, 1, 2, 4]) found.push((await client.query(select, [id])).rows)
    expect(found).toEqual([
      [{ id: 3, name: 'thing 3' }],
      [{ id: 1, name: 'thing 1' }],
      [{ id: 2, name: 'thing 2' }],
      [],
    ])
  })

  test('keeps the plans of what changes or reads rows, and of nothing else', async () => {
    await client.query('create table others (id int)')
    await client.query('drop table others')
    expect(await plans()).toEqual(
      expect.arrayContaining([
        [insert, 3],
        [select, 4],
      ]),
    )
    expect((await plans()).filter(([text]) => /others/.test(String(text)))).toEqual([])
  })

  test('is sent a statement whose plan is kept by its name, in a transaction too', async () => {
    const adding = 'select $1::int + 1 as next'
    const send = vi.spyOn(client, 'execProtocolStream')
    const asked = [
      await client.query(adding, [1]),
      await client.query(adding, [2]),
      await client.transaction((tx) => tx.query(adding, [3])),
      await client.query(adding, [4], { paramTypes: [types.INT4] }),
    ]
    const texts = send.mock.calls.flatMap(([bytes]) => {
      const [, text = ''] = Buffer.from(bytes).toString('latin1', 5).split('\0')
      return bytes[0] === 'P'.charCodeAt(0) ? [text] : []
    })
    send.mockRestore()
    const kept = expect.stringMatching(/^kept\d+$/)
    expect(texts.filter((text) => !/begin|commit/i.test(text))).toEqual([
      adding,
      kept,
      kept,
      adding,
    ])
    expect(asked.map(({ rows }) => rows)).toEqual([2, 3, 4, 5].map((next) => [{ next }]))
  })

  test('opens with a small cache', async () => {
    const { rows } = await client.query('show shared_buffers')
    expect(rows).toEqual([{ shared_buffers: '32MB' }])
  })

  test('goes on after a statement that failed, in a transaction too', async () => {
    await expect(client.query(insert, [1, 'again', null])).rejects.toThrow('duplicate key')
    await expect(client.query('select nothing from nowhere', [])).rejects.toThrow('does not exist')
    await expect(client.query(select, ['no number'])).rejects.toThrow('invalid input')
    const undone = client.transaction(async (tx) => {
      await tx.query(insert, [7, 'seven', null])
      await tx.query(insert, [1, 'again', null])
    })
    await expect(undone).rejects.toThrow('duplicate key')
    expect((await client.query(select, [7])).rows).toEqual([])
    expect((await client.query(select, [1])).rows).toEqual([{ id: 1, name: 'thing 1' }])
  })

  test('tells a statement’s types, and its result as drizzle reads it', async () => {
    const { queryParams } = await client.describeQuery(select)
    expect(queryParams.map(({ dataTypeID }) => dataTypeID)).toEqual([23])
    const { rows } = await client.query('select at from things where id = $1', [1], {
      rowMode: 'array',
    })
    expect(rows).toEqual([[expect.stringContaining('2026-01-01')]])
  })
})
