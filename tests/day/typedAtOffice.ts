import { join } from 'node:path'
import { openOffice } from '../../server/office/ask.ts'
import { runCommand } from '../../server/office/runCommand.ts'
import { listeningOffice } from '../support/listeningOffice.ts'
import type { OfficeAnswer } from '../support/runOffice.ts'
import type { TestShop } from '../support/testShop.ts'

export interface TypedAtOffice {
  /** Answers the exit code, and what was printed on both streams. */
  type: (...typed: string[]) => Promise<OfficeAnswer>
  /** The JSON of a command that is done. */
  answer: <Answer>(...typed: string[]) => Promise<Answer>
  close: () => Promise<void>
}

/** The command line over a real socket, without a process for each command; nobody can be asked back. */
export async function typedAtOffice(shop: Pick<TestShop, 'office'>): Promise<TypedAtOffice> {
  const { folder, close } = await listeningOffice(shop)
  const type = async (...typed: string[]) => {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await runCommand(typed, {
      office: openOffice(join(folder, 'office.sock'), typed),
      print: (line) => out.push(line),
      say: (line) => err.push(line),
      question: null,
    })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }
  return {
    type,
    answer: async <Answer>(...typed: string[]) => {
      const { code, out, err } = await type(...typed, '--json')
      if (code !== 0) throw new Error(`${typed.join(' ')}: ${err}`)
      return JSON.parse(out) as Answer
    },
    close,
  }
}
