import { request } from 'node:http'

export class OfficeUnreachable extends Error {
  constructor(socketPath: string) {
    super(`No server listens on ${socketPath}. Start it with npm start, or set OFFICE_SOCKET.`)
    this.name = 'OfficeUnreachable'
  }
}

/** The server understood and refused; `reason` is its stable word. */
export class OfficeRefused extends Error {
  readonly reason: string
  readonly data: unknown

  constructor(reason: string, message: string, data: unknown) {
    super(message)
    this.name = 'OfficeRefused'
    this.reason = reason
    this.data = data
  }
}

export interface Office {
  get(path: string): Promise<unknown>
  post(path: string, body: unknown): Promise<unknown>
}

/** The running server, asked over its private socket; answers are parsed JSON. */
export function openOffice(socketPath: string): Office {
  return {
    get: (path) => ask(socketPath, 'GET', path),
    post: (path, body) => ask(socketPath, 'POST', path, JSON.stringify(body)),
  }
}

function ask(socketPath: string, method: string, path: string, body?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const asked = request({ socketPath, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(refusalIn(text, response.statusCode))
      })
    })
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isNobody = error.code === 'ENOENT' || error.code === 'ECONNREFUSED'
      reject(isNobody ? new OfficeUnreachable(socketPath) : error)
    })
    asked.end(body)
  })
}

function refusalIn(text: string, status: number | undefined): Error {
  try {
    const { reason, message, data } = JSON.parse(text) as Record<string, unknown>
    if (typeof reason === 'string' && typeof message === 'string') {
      return new OfficeRefused(reason, message, data)
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return new Error(`The server answered ${status}: ${text}`)
}
