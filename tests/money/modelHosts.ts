import { createAdaptorServer } from '@hono/node-server'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenOn } from '../support/listenOn.ts'
import { remoteShop } from '../support/remoteShop.ts'
import type { TestShop } from '../support/testShop.ts'
import type { Hosts } from './modelDriver.ts'

/** Serves a test shop on a port, and its office on a socket, as clients and operators use them. */
export async function openHosts(
  shop: Pick<TestShop, 'app' | 'office'>,
): Promise<Hosts & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-model-'))
  const socket = join(folder, 'office.sock')
  const office = createAdaptorServer({ fetch: shop.office.fetch })
  await new Promise<void>((resolve) => {
    office.listen(socket, () => resolve())
  })
  const server = await listenOn(shop.app)
  return {
    ...remoteShop(server.address, socket),
    close: async () => {
      await server.close()
      await new Promise((resolve) => office.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
