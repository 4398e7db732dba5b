import { describe, expect, test } from 'vitest'
import { OfficeRefused } from './ask.ts'
import type { Given } from './command.ts'
import { postConfirmed } from './postConfirmed.ts'
import { isFarOff } from './confirmations.ts'

const shown = [
  { label: 'claimed', value: '$50.00' },
  { label: 'arrived', value: '$5000000.00' },
]

/** An office that requires the amount to be typed again. */
function typing(options: { typed?: string; yes?: string }) {
  const sent: object[] = []
  const said: string[] = []
  const given: Given = {
    office: {
      get: () => Promise.reject(new Error('nothing is read')),
      post: async (_path, body) => {
        sent.push(body as object)
        if ('confirmedCents' in (body as object)) return 'done'
        throw new OfficeRefused('confirmationNeeded', 'Type it', { sumCents: 5_000_000_00, shown })
      },
    },
    words: [],
    options: options.yes === undefined ? {} : { yes: options.yes },
    json: false,
    print: () => {},
    say: (line) => said.push(line),
    question: options.typed === undefined ? null : async () => options.typed ?? '',
  }
  return { sent, said, answer: postConfirmed(given, '/pass', { name: 'R38' }) }
}

describe('an action that needs confirmation', () => {
  test('shows the details, and runs once the amount was typed', async () => {
    const { answer, sent, said } = typing({ typed: '5000000' })
    expect(await answer).toBe('done')
    expect(said).toEqual(['  claimed  $50.00', '  arrived  $5000000.00'])
    expect(sent).toEqual([{ name: 'R38' }, { name: 'R38', confirmedCents: 5_000_000_00 }])
  })

  test("doesn't run when another amount was typed, or none", async () => {
    for (const typed of ['50', 'yes', '']) {
      const { answer, sent } = typing({ typed })
      await expect(answer).rejects.toMatchObject({ reason: 'notConfirmed' })
      expect(sent).toEqual([{ name: 'R38' }])
    }
  })

  test('is refused without a terminal, unless the amount was given beforehand', async () => {
    await expect(typing({}).answer).rejects.toMatchObject({ reason: 'confirmationNeeded' })
    expect(await typing({ yes: '5000000.00' }).answer).toBe('done')
    await expect(typing({ yes: 'sure' }).answer).rejects.toThrow('must be the amount in dollars')
  })
})

test('an arrived amount needs confirmation when it is off by more than a tenth or $100', () => {
  const tries = [
    [50_00, 50_00],
    [50_00, 45_00],
    [50_00, 44_99],
    [50_00, 55_01],
    [5_000_00, 4_900_00],
    [5_000_00, 5_100_01],
    [50_00, 5_000_000_00],
  ] as const
  expect(tries.map(([claimed, arrived]) => isFarOff(claimed, arrived))).toEqual([
    false,
    false,
    true,
    true,
    false,
    true,
    true,
  ])
})
