import { createAdaptorServer } from '@hono/node-server'
import { join } from 'node:path'
import { openOffice } from '../../server/office/ask.ts'
import { runCommand } from '../../server/office/runCommand.ts'
import type { TestShop } from '../support/testShop.ts'

export interface TypedAtOffice {
  /** Answers the exit code, and what was printed on both streams. */
  type: (...typed: string[]) => Promise<{ code: number; out: string; err: string }>
  /** The JSON of a command that is done. */
  answer: <Answer>(...typed: string[]) => Promise<Answer>
  close: () => Promise<void>
}

/** The command line over a real socket, without a process for each command; nobody can be asked back. */
export async function typedAtOffice(
  shop: Pick<TestShop, 'office'>,
  folder: string,
): Promise<TypedAtOffice> {
  const socket = join(folder, 'office.sock')
  const server = createAdaptorServer({ fetch: shop.office.fetch })
  await new Promise<void>((resolve) => {
    server.listen(socket, () => resolve())
  })
  const type = async (...typed: string[]) => {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await runCommand(typed, {
      office: openOffice(socket, typed),
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
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
