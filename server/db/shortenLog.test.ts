import { afterAll, beforeAll, expect, test } from 'vitest'
import { PlanKeepingClient } from './planKeepingClient.ts'
import { shortenLog } from './shortenLog.ts'

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
