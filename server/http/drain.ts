import type { ServerType } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { eventStream } from '../../contract/notices.ts'

/** The maximum time for running answers when a server stops. */
const longestAnswerMs = 8_000

/** Tracks a server's open answers, so that it can stop without losing one. */
export function drainable(server: ServerType): { close: () => Promise<void> } {
  const answers = new Set<ServerResponse>()
  let isStopping = false
  let onEmpty = () => {}
  server.on('request', (_: IncomingMessage, answer: ServerResponse) => {
    answers.add(answer)
    answer.once('close', () => {
      answers.delete(answer)
      if (isStopping) closeIdle(server)
      if (answers.size === 0) onEmpty()
    })
    if (isStopping) answer.setHeader('connection', 'close')
  })
  return {
    close: async () => {
      isStopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const emptied = new Promise<void>((resolve) => {
        onEmpty = resolve
        if (answers.size === 0) resolve()
      })
      for (const answer of answers) {
        if (isStream(answer)) answer.end()
        else if (!answer.headersSent) answer.setHeader('connection', 'close')
      }
      const late = new AbortController()
      await Promise.race([emptied, after(longestAnswerMs, late.signal)])
      late.abort()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

function isStream(answer: ServerResponse): boolean {
  return answer.req.url?.split('?')[0] === eventStream.address
}

function closeIdle(server: ServerType): void {
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}

function after(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
