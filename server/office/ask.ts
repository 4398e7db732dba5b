import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { userInfo } from 'node:os'
import { officeHeaders } from './officeHeaders.ts'

export class OfficeUnreachable extends Error {
  constructor(socketPath: string) {
    super(`No server listens on ${socketPath}. Start it with npm start, or set OFFICE_SOCKET.`)
    this.name = 'OfficeUnreachable'
  }
}

/** The server refused the request; `reason` is its stable code. */
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

/** Takes a call to a server, and returns its answer's status and text. */
type Send = (asking: Asked, body?: string) => Promise<{ status: number | undefined; text: string }>

/** A client of the running server over its private socket. Answers are parsed JSON. */
export function openOffice(socketPath: string, typed: readonly string[]): Office {
  return officeOver((asking, body) => sendTo(socketPath, asking, body), typed)
}

export function officeOver(send: Send, typed: readonly string[]): Office {
  const said = {
    [officeHeaders.user]: encodeURIComponent(systemUser()),
    [officeHeaders.command]: encodeURIComponent(
      typed.map(quoted).join(' ').slice(0, mostLetters).toWellFormed(),
    ),
    [officeHeaders.run]: randomUUID(),
  }
  return {
    get: (path) => answerOf(send({ method: 'GET', path, headers: said })),
    post: (path, body) =>
      answerOf(
        send(
          { method: 'POST', path, headers: { ...said, 'content-type': 'application/json' } },
          JSON.stringify(body),
        ),
      ),
  }
}

async function answerOf(sending: ReturnType<Send>): Promise<unknown> {
  const { status, text } = await sending
  if (status === 200) return JSON.parse(text)
  throw refusalIn(text, status)
}

/** The typed command is cut to what a header can carry. */
const mostLetters = 1_000

function quoted(word: string): string {
  return /^[\w./:=,@+-]+$/.test(word) ? word : JSON.stringify(word)
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // A user without a name, as in many containers.
    return `user ${process.getuid?.() ?? ''}`.trim()
  }
}

interface Asked {
  method: string
  path: string
  headers: Record<string, string>
}

function sendTo(socketPath: string, asking: Asked, body?: string): ReturnType<Send> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath, ...asking }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() })
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
