import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepOutbox } from './sweepOutbox.ts'

test('deletes mails after a week, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-outbox-'))
  const now = new Date('2026-03-09T09:00:00.001Z')
  const mailAt = (at: string) => `${Date.parse(at)}-0123abcd.txt`
  const old = mailAt('2026-03-02T09:00:00.000Z')
  const stored = [mailAt('2026-03-02T09:00:00.001Z'), 'a note of the operator.txt']
  for (const name of [old, ...stored]) await writeFile(join(folder, name), 'a')

  const clock = { now: () => now }
  const gone = await sweepOutbox(folder, clock)
  const left = await readdir(folder)
  await rm(folder, { recursive: true })
  expect([gone, left, await sweepOutbox(folder, clock)]).toEqual([1, stored, 0])
})
