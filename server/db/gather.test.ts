import { expect, test } from 'vitest'
import { gather } from './gather.ts'

/** Rounds that end when the test says so. */
function openGathering({ mostUnderWay = 1, mostTogether = 10 } = {}) {
  const rounds: { questions: readonly string[]; end: (failure?: Error) => void }[] = []
  const ask = gather({ mostUnderWay, mostTogether }, (questions: readonly string[]) => {
    return new Promise<string[]>((resolve, reject) => {
      const end = (failure?: Error) =>
        failure ? reject(failure) : resolve(questions.map((question) => `${question}!`))
      rounds.push({ questions, end })
    })
  })
  return { ask, asked: () => rounds.map(({ questions }) => questions), rounds }
}

/** All that was to begin has begun. */
const begun = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

test('what comes in the same turn is one round, and each has its own answer', async () => {
  const { ask, asked, rounds } = openGathering()
  const answers = Promise.all([ask('a'), ask('b'), ask('c')])
  await begun()
  rounds[0]?.end()
  expect([asked(), await answers]).toEqual([[['a', 'b', 'c']], ['a!', 'b!', 'c!']])
})

test('what comes while a round is under way makes up the next one, and is never asked in the one before', async () => {
  const { ask, asked, rounds } = openGathering()
  const first = ask('a')
  await begun()
  const later = [ask('b'), ask('c')]
  await begun()
  const meanwhile = asked()
  rounds[0]?.end()
  await first
  await begun()
  rounds[1]?.end()
  expect([meanwhile, asked(), await Promise.all(later)]).toEqual([
    [['a']],
    [['a'], ['b', 'c']],
    ['b!', 'c!'],
  ])
})

test('as many rounds as there may be are under way, of as many questions as go together', async () => {
  const { ask, asked, rounds } = openGathering({ mostUnderWay: 2, mostTogether: 2 })
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))
  await begun()
  const atFirst = asked()
  rounds[1]?.end()
  await begun()
  for (const { end } of rounds) end()
  expect([atFirst, asked(), await answers]).toEqual([
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    [['a', 'b'], ['c', 'd'], ['e']],
    ['a!', 'b!', 'c!', 'd!', 'e!'],
  ])
})

test('a round that fails fails for all of it, and the next one goes on', async () => {
  const { ask, rounds } = openGathering()
  const failing = Promise.allSettled([ask('a'), ask('b')])
  await begun()
  const next = ask('c')
  const failure = new Error('the connection is lost')
  rounds[0]?.end(failure)
  const failed = await failing
  await begun()
  rounds[1]?.end()
  expect([failed, await next]).toEqual([
    [
      { status: 'rejected', reason: failure },
      { status: 'rejected', reason: failure },
    ],
    'c!',
  ])
})
