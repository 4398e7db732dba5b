import { createAdaptorServer } from '@hono/node-server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runOffice, type OfficeAnswer } from './runOffice.ts'
import type { TestShop } from './testShop.ts'

export interface ListeningOffice {
  /** Gone once the office closes. */
  folder: string
  /** The command line, as one types it. */
  type: (...words: string[]) => Promise<OfficeAnswer>
  close: () => Promise<void>
}

/** A test shop's office on a socket of its own. */
export async function listeningOffice(shop: Pick<TestShop, 'office'>): Promise<ListeningOffice> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-office-'))
  const socket = join(folder, 'office.sock')
  const server = createAdaptorServer({ fetch: shop.office.fetch })
  await new Promise<void>((resolve) => {
    server.listen(socket, () => resolve())
  })
  return {
    folder,
    type: (...words) => runOffice(words, { OFFICE_SOCKET: socket }),
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
