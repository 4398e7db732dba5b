import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { register } from '../../contract/account.ts'
import { startProcess } from '../faults/serverProcess.ts'
import { ask, remote, send } from '../support/callApi.ts'
import { openEvents } from '../support/readEvents.ts'
import { openTestDatabase } from '../support/testDatabase.ts'

const password = 'correct-horse'

test('SIGTERM lets every call be answered, ends the streams, and ends with 0', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-stopping-'))
  const database = await openTestDatabase(1)
  const env = { DATA_DIR: folder, DATABASE_URL: database.url ?? '', SITE: 'off' }
  const server = await startProcess(env)
  const host = remote(server.address)
  const { userinfo } = await ask(host, register, { account: 'first@example.com', password })
  const events = await openEvents(host, { token: userinfo.token })
  await events.next()
  const slow = [1, 2, 3, 4].map((each) =>
    send(host, register, { account: `slow-${each}@example.com`, password }),
  )
  await Promise.race(slow)
  const code = await server.stop()
  const answers = await Promise.all(slow)
  await database.close()
  await rm(folder, { recursive: true, force: true })

  expect(answers.map(({ body }) => body.code)).toEqual([1, 1, 1, 1])
  expect([await events.next(), code]).toEqual([null, 0])
})
