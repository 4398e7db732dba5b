import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlanKeepingClient } from './planKeepingClient.ts'
import { shortenLog } from './shortenLog.ts'
import { vacuumOne } from './vacuumOne.ts'

let client: PlanKeepingClient

beforeAll(async () => {
  client = new PlanKeepingClient({ dataDir: 'memory://' })
  await client.exec('create table filling (text text)')
}, 60_000)
afterAll(() => client.close())

test('the log is shortened once it has grown, and then not before it grows again', async () => {
  const most = 4 * 1024 * 1024
  const fill = () =>
    client.exec(
      'insert into filling select repeat(md5(i::text), 20) from generate_series(1, 9000) as i',
    )
  const done = []
  done.push(await shortenLog(client, 64 * most))
  await fill()
  done.push(await shortenLog(client, most), await shortenLog(client, most))
  await fill()
  done.push(await shortenLog(client, most))
  expect(done).toEqual([false, true, false, true])
})

test('a table whose rows come and go stays as large as it was', async () => {
  await client.exec('create table passing (text text)')
  const size = async () => {
    const { rows } = await client.query<{ bytes: number }>(
      `select pg_relation_size('passing')::int as bytes`,
    )
    return rows[0]?.bytes
  }
  const turn = async () => {
    await client.exec(
      'insert into passing select repeat(md5(i::text), 20) from generate_series(1, 3000) as i',
    )
    await client.exec('delete from passing')
    // The figures of what ran are there once another statement begins.
    await client.exec('select pg_stat_force_next_flush()')
    return vacuumOne(client)
  }
  const vacuumed = [await turn()]
  const first = await size()
  vacuumed.push(await turn(), await vacuumOne(client))
  expect(vacuumed).toEqual(['public.passing', 'public.passing', null])
  expect(await size()).toBe(first)
})
