import { expect, test } from 'vitest'
import { createPerUserLimiter } from './perUserLimiter.ts'

type Slots = ReturnType<typeof createPerUserLimiter>

/** Starts named calls, each of which runs until the test ends it. */
function calling({ takeTurn }: Slots) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    call: (token: string, name: string) =>
      takeTurn(token, async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      }),
    end: (name: string) => ends.get(name)?.(),
  }
}

/** Waits until all admitted calls have begun. */
async function settled(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((next) => setImmediate(next))
}

const namesTo = (last: number) => Array.from({ length: last }, (_, index) => `${index + 1}`)

test('runs four calls of a shopper at once, and each that ends admits the longest waiting one', async () => {
  const { begun, call, end } = calling(createPerUserLimiter())
  const answers = namesTo(7).map((name) => call('token', name))
  await settled()
  expect(begun).toEqual(namesTo(4))
  end('2')
  await settled()
  expect(begun).toEqual(namesTo(5))
  for (const name of ['1', '3', '4']) end(name)
  await settled()
  expect(begun).toEqual(namesTo(7))
  const [late, later] = [call('token', '8'), call('token', '9')]
  await settled()
  expect(begun).toEqual(namesTo(8))
  for (const name of ['5', '6', '7', '8']) end(name)
  await settled()
  end('9')
  expect(await Promise.all([...answers, late, later])).toEqual(namesTo(9))
})

test("starts with four again after a shopper's calls are done", async () => {
  const { begun, call, end } = calling(createPerUserLimiter())
  for (const round of ['first', 'second']) {
    begun.length = 0
    const answers = namesTo(5).map((name) => call('token', name))
    await settled()
    expect([round, begun]).toEqual([round, namesTo(4)])
    for (const name of namesTo(4)) end(name)
    await settled()
    end('5')
    await Promise.all(answers)
    await settled()
  }
})

test('counts a running call among the four while others end', async () => {
  const { begun, call, end } = calling(createPerUserLimiter())
  const first = namesTo(2).map((name) => call('token', name))
  await settled()
  end('1')
  await settled()
  const later = ['3', '4', '5', '6'].map((name) => call('token', name))
  await settled()
  expect(begun).toEqual(namesTo(5))
  for (const name of ['2', '3', '4', '5']) end(name)
  await settled()
  end('6')
  expect(await Promise.all([...first, ...later])).toEqual(namesTo(6))
})

test('queues ninety-six calls, and refuses one more at once', async () => {
  const { begun, call, end } = calling(createPerUserLimiter())
  const answers = namesTo(100).map((name) => call('token', name))
  await expect(call('token', '101')).rejects.toMatchObject({ reason: 'tooBusy' })
  for (const name of namesTo(100)) {
    await settled()
    end(name)
  }
  expect(await Promise.all(answers)).toEqual(namesTo(100))
  expect(begun).toEqual(namesTo(100))
})

test('releases the turn of a call that fails', async () => {
  const slots = createPerUserLimiter()
  const failing = namesTo(4).map(() =>
    slots.takeTurn('token', () => Promise.reject(new Error('lost'))),
  )
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'rejected'),
  )
  const { begun, call, end } = calling(slots)
  const after = call('token', 'after')
  await settled()
  expect(begun).toEqual(['after'])
  end('after')
  await after
})

test("counts tokens separately until they are known to be one shopper's", async () => {
  const slots = createPerUserLimiter()
  const { begun, call, end } = calling(slots)
  const apart = ['one', 'other'].flatMap((token) =>
    namesTo(4).map((name) => call(token, token + name)),
  )
  await settled()
  expect(begun.length).toBe(8)
  for (const name of begun) end(name)
  await Promise.all(apart)
  await settled()
  begun.length = 0
  for (const token of ['one', 'other']) slots.remember(token, 7)
  const bothBegun = ['one', 'other'].flatMap((token) =>
    namesTo(4).map((name) => call(token, token + name)),
  )
  await settled()
  expect(begun).toEqual(namesTo(4).map((name) => `one${name}`))
  for (const name of begun) end(name)
  await settled()
  for (const name of begun) end(name)
  await Promise.all(bothBegun)
})
