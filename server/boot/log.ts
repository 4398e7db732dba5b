import { pino, type DestinationStream, type Logger } from 'pino'
import type { AnsweredRequest } from '../http/observeRequests.ts'
import { currentRequest } from '../http/requestFacts.ts'

export type LogForm = 'json' | 'text'

export interface Log {
  say(line: string): void
  /** Something that the operator should look at, with the request that it happened in. */
  complain(line: string): void
  /** One line for each request. As text only the failed ones: a person reads the others nowhere. */
  answered(request: AnsweredRequest): void
}

/**
 * The log of a server: JSON lines for machines, or plain text for people. Tokens, codes, addresses
 * and mail addresses never reach it.
 */
export function openLog(form: LogForm, destination: DestinationStream = pino.destination(1)): Log {
  return form === 'json' ? jsonLog(destination) : textLog()
}

function jsonLog(destination: DestinationStream): Log {
  const logger: Logger = pino(
    {
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  )
  return {
    say: (line) => logger.info(line),
    complain: (line) => logger.error(aboutRequest(), line),
    answered: ({ id, userId, durationMs, wasAborted, ...request }) =>
      logger.info({
        request: id,
        ...request,
        ...(userId === null ? {} : { shopper: userId }),
        ms: Math.round(durationMs * 10) / 10,
        ...(wasAborted ? { aborted: true } : {}),
      }),
  }
}

function textLog(): Log {
  return {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => {
      const { request } = aboutRequest()
      process.stderr.write(request === undefined ? `${line}\n` : `${line}\nrequest ${request}\n`)
    },
    answered: ({ id, method, route, status, durationMs }) => {
      // What is away is said once a second at most, not by each call that it refuses.
      if (status < 500 || status === 503) return
      const took = `${Math.round(durationMs)} ms`
      process.stderr.write(`${method} ${route} ${status} in ${took}, request ${id}\n`)
    },
  }
}

function aboutRequest(): { request?: string; shopper?: number } {
  const facts = currentRequest()
  if (facts === null) return {}
  return { request: facts.id, ...(facts.userId === null ? {} : { shopper: facts.userId }) }
}
