import { request } from 'node:http'
import sharp from 'sharp'
import { remote, type Host } from './callApi.ts'
import type { TestShop } from './testShop.ts'

/** A host that is only known by its address, with its own database and clock. */
export interface RemoteShop {
  app: Host
  office: Host
  database?: undefined
  clock?: undefined
}

export type AnyShop = Pick<TestShop, 'app' | 'office' | 'database' | 'clock'> | RemoteShop

/** The host can't do what a test wants. That is no statement about the host's rules. */
export class NotPossibleHere extends Error {}

export function remoteShop(address: string, officeSocket: string | undefined): RemoteShop {
  return { app: remote(address), office: officeSocket ? onSocket(officeSocket) : nobody }
}

const nobody: Host = {
  request: () => {
    throw new NotPossibleHere('no operator: give --office')
  },
}

function onSocket(socketPath: string): Host {
  return {
    request: (path, init) =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json' }
        const asked = request(
          { socketPath, path, method: init.method ?? 'GET', headers },
          (answer) => {
            const chunks: Buffer[] = []
            answer.on('data', (chunk: Buffer) => chunks.push(chunk))
            answer.on('error', reject)
            answer.on('end', () =>
              resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500 })),
            )
          },
        )
        asked.on('error', reject)
        asked.end(init.body as string)
      }),
  }
}

export function aPicture(): Promise<Buffer> {
  const grey = { r: 120, g: 120, b: 120 }
  return sharp({ create: { width: 8, height: 8, channels: 3, background: grey } })
    .png()
    .toBuffer()
}
