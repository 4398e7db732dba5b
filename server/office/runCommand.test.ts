import { describe, expect, test } from 'vitest'
import { nouns } from './nouns.ts'
import { runCommand } from './runCommand.ts'

/** Runs a command that must not reach the server. */
async function type(...typed: string[]) {
  const lines: string[] = []
  const nobody = () => Promise.reject(new Error('the server was asked'))
  const code = await runCommand(typed, {
    office: { get: nobody, post: nobody },
    print: (line) => lines.push(line),
    say: (line) => lines.push(line),
    question: null,
  })
  return { code, said: lines.join('\n') }
}

const commands = Object.entries(nouns).flatMap(([name, noun]) =>
  'verbs' in noun
    ? Object.entries(noun.verbs).map(([verb, command]) => ({ typed: [name, verb], command }))
    : [{ typed: [name], command: noun }],
)

describe('every command', () => {
  test.for(commands)('$typed has a page, and refuses an option it does not have', async (each) => {
    const { typed, command } = each
    const page = await type(...typed, '--help')
    expect(page).toEqual({ code: 0, said: expect.stringContaining(command.usage) })
    const odd = await type(...typed, '--dance')
    expect([odd.code, odd.said]).toEqual([2, expect.stringContaining("'--dance'")])
    expect(odd.said).toContain(`Usage: npm run office -- ${typed.join(' ')}`)
  })

  test('names a missing word before it calls the server', async () => {
    const needing = commands.filter(({ command }) => /^[^[]*</.test(command.usage))
    expect(needing.length).toBeGreaterThan(20)
    for (const { typed } of needing) {
      const { code, said } = await type(...typed)
      expect([code, said]).toEqual([2, expect.stringMatching(/ is missing\.$|^Either --/)])
    }
  })
})

test('refuses invalid words with what was expected', async () => {
  const tries = [
    ['audit pass R1 --arrival 1e3', '--arrival must be dollars such as 120 or 99.50, not "1e3".'],
    ['audit pass R1 --arrival -5', "Option '--arrival' argument is ambiguous"],
    ['audit pass R1 --arrival 5 --yes much', '--yes must be the amount in dollars such as 99.50'],
    ['audit pass R1', 'Either --arrival (of a recharge) or --reference (of a withdrawal).'],
    ['refund approve seven', '<refund> must be a number, not "seven".'],
    ['refund returned 1 --resellable two', '--resellable: "two" is not <line>=<pieces>.'],
    ['shopper adjust maria --amount 0 --reason x', '--amount must be dollars such as 5 or -12.50'],
    ['shopper adjust maria --amount ten --reason x', '--amount must be dollars such as 5 or'],
    ['stock set A -5 --reason x', "Unknown option '-5'"],
    ['stock set A 1.5 --reason x', '<pieces> must be a whole number, not "1.5".'],
    ['price set A 0 --reason x', '<dollars> must be a price such as 24.90, not "0".'],
    ['price set A 1e3 --reason x', '<dollars> must be a price such as 24.90, not "1e3".'],
    ['promo create A --percent 91 --ends 2027-01-01', '--percent must be a whole number from 1'],
    ['promo create A --percent 5 --amount 5 --ends 2027-01-01', 'Either --percent or --amount.'],
    ['promo create A --percent 5 --ends soon', '--ends must be a day such as 2027-03-31, not'],
    [
      'promo create A --percent 5 --ends 2027-02-29',
      '--ends must be a day such as 2027-03-31, not',
    ],
    [
      'promo create A --percent 5 --ends 2027-04-31',
      '--ends must be a day such as 2027-03-31, not',
    ],
    [
      'promo create A --percent 5 --starts 2027-02-30 --ends 2027-03-31',
      '--starts must be a day such as 2027-03-31, not "2027-02-30"',
    ],
    ['promo create A --percent 5 --ends 2027-13-01', '--ends must be a day such as 2027-03-31'],
    ['review hide x --reason y', '<review> must be a number, not "x".'],
    ['network set trc20 --confirmations 0', '--confirmations must be a whole number, not "0".'],
    ['network drop trc20', 'network can list, set, enable, and disable, not "drop".'],
    ['watch --every 0', '--every must be a number of seconds.'],
    ['import nothing.json', "nothing.json can't be read: ENOENT"],
    ['doctor now', '"now" is a word too many.\nUsage: npm run office -- doctor'],
    ['parcel track 1 Arrived in', '"in" is a word too many.'],
    ['audit R1 R2', '"R2" is a word too many.'],
    ['dance', 'There is no command "dance". Try --help.'],
  ]
  for (const [typed = '', expected = ''] of tries) {
    const { code, said } = await type(...typed.split(' '))
    expect([typed, code, said]).toEqual([typed, 2, expect.stringContaining(expected)])
  }
})
