import { request } from 'node:http'

export class OfficeUnreachable extends Error {
  constructor(socketPath: string) {
    super(`No server listens on ${socketPath}. Start it with npm start, or set OFFICE_SOCKET.`)
    this.name = 'OfficeUnreachable'
  }
}

/** Asks the running server over its private socket; answers the parsed JSON. */
export function askOffice(socketPath: string, path: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, path, method: 'GET' }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`The server answered ${response.statusCode}: ${text}`))
      })
    })
    asked.on('error', () => reject(new OfficeUnreachable(socketPath)))
    asked.end()
  })
}
