import { expect, test } from 'vitest'
import { openDatabaseClock } from './databaseClock.ts'

const start = Date.parse('2026-03-02T09:00:00.000Z')
const minute = 60_000
const year = 365 * 24 * 60 * minute

/** A database whose clock the test sets, and a timer that only runs forward. */
async function opened() {
  let elapsed = 1_000
  let jumped = 0
  const said: string[] = []
  const clock = await openDatabaseClock({
    readTime: async () => new Date(start + elapsed - 1_000 + jumped),
    complain: (line) => said.push(line),
    elapsedMs: () => elapsed,
  })
  return {
    said,
    jump: (ms: number) => {
      jumped += ms
    },
    /** Follows every five seconds. */
    pass: async (ms: number) => {
      for (const end = elapsed + ms; elapsed < end;) {
        elapsed += 5_000
        await clock.follow()
      }
    },
    jumpSeconds: () => clock.jumpSeconds(),
    secondsShown: () => (clock.now().getTime() - start) / 1_000,
  }
}

test('follows small differences without a word', async () => {
  const { pass, jump, secondsShown, said } = await opened()
  await pass(minute)
  jump(30_000)
  await pass(minute)
  expect([secondsShown(), said]).toEqual([150, []])
})

test('a year ahead for 25 seconds moves nothing, and the operator is warned once', async () => {
  const { pass, jump, jumpSeconds, secondsShown, said } = await opened()
  jump(year)
  await pass(25_000)
  const during = [secondsShown(), jumpSeconds()]
  jump(-year)
  await pass(35_000)
  expect([during, secondsShown(), jumpSeconds(), said]).toEqual([
    [25, year / 1_000],
    60,
    0,
    [
      'The database’s clock jumped by 31536000 s: correct it. The shop goes on with the old time, and takes the new one after 10 minutes.',
      'The database’s clock is right again.',
    ],
  ])
})

test.for([8 * 60, -30])(
  'a time that has changed by %i minutes is taken after ten',
  async (changed) => {
    const { pass, jump, secondsShown } = await opened()
    jump(changed * minute)
    await pass(10 * minute)
    const before = secondsShown()
    await pass(5_000)
    expect([before, secondsShown()]).toEqual([600, 605 + changed * 60])
  },
)

test('a time that jumps on is doubted anew', async () => {
  const { pass, jump, secondsShown, said } = await opened()
  for (let times = 0; times < 3; times += 1) {
    jump(year)
    await pass(9 * minute)
  }
  expect([secondsShown(), said.length]).toEqual([27 * 60, 3])
})
