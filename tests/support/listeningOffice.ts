import { createAdaptorServer } from '@hono/node-server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOffice } from '../../server/office/ask.ts'
import { runCommand } from '../../server/office/runCommand.ts'
import { runOffice, type OfficeAnswer } from './runOffice.ts'
import type { TestShop } from './testShop.ts'

export interface ListeningOffice {
  /** Deleted once the office closes. */
  folder: string
  /** Runs a command over a real socket, without a process for each command. */
  type: (...words: string[]) => Promise<OfficeAnswer>
  /** The JSON of a command that succeeds. */
  answer: <Answer>(...words: string[]) => Promise<Answer>
  /** Runs a command in its own process, as an operator does. */
  run: (...words: string[]) => Promise<OfficeAnswer>
  close: () => Promise<void>
}

/** Serves a test shop's office on a socket. Confirmations can't be answered. */
export async function listeningOffice(shop: Pick<TestShop, 'office'>): Promise<ListeningOffice> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-office-'))
  const socket = join(folder, 'office.sock')
  const server = createAdaptorServer({ fetch: shop.office.fetch })
  await new Promise<void>((resolve) => {
    server.listen(socket, () => resolve())
  })
  const type = async (...words: string[]) => {
    const [out, err]: [string[], string[]] = [[], []]
    const code = await runCommand(words, {
      office: openOffice(socket, words),
      print: (line) => out.push(`${line}\n`),
      say: (line) => err.push(`${line}\n`),
      question: null,
    })
    return { code, out: out.join(''), err: err.join('') }
  }
  return {
    folder,
    type,
    answer: async <Answer>(...words: string[]) => {
      const { code, out, err } = await type(...words, '--json')
      if (code !== 0) throw new Error(`${words.join(' ')}: ${err}`)
      return JSON.parse(out) as Answer
    },
    run: (...words) => runOffice(words, { OFFICE_SOCKET: socket }),
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
