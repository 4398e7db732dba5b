import { DrizzleQueryError } from 'drizzle-orm/errors'
import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { fastClock, systemClock, type Clock } from '../domain/kernel/clock.ts'
import { readEnv, readLogForm } from './env.ts'
import { openLog } from './log.ts'
import { formatError } from '../db/formatError.ts'
import { startServer } from './startServer.ts'

/** Longer than any answer takes, and no longer than supervisors usually wait before they kill. */
const longestStopMs = 10_000

const log = openLog(readLogForm())
const starting = start()
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, stop)
}

process.on('unhandledRejection', (error) =>
  log.complain(`unhandled rejection: ${formatError(error)}`),
)
process.on('uncaughtException', (error) => {
  log.complain(`uncaught: ${formatError(error)}`)
  process.exit(1)
})

await starting.catch((error: unknown) => {
  log.complain(error instanceof DrizzleQueryError ? formatError(error) : wordsOf(error))
  process.exit(1)
})

flushCompileCache()

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * A start in progress finishes first, so that everything it opened is closed. A second signal ends
 * the process at once.
 */
function stop() {
  if (isStopping) process.exit(1)
  isStopping = true
  setTimeout(() => {
    log.complain(`Not everything was answered after ${longestStopMs / 1000} s: ended without it`)
    process.exit(1)
  }, longestStopMs)
  starting
    .then((server) => server.close())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        log.complain(formatError(error))
        process.exit(1)
      },
    )
}

function onEnded(reason: string) {
  log.complain(
    `PostgreSQL has ended by itself (${reason}), so the server ends. All that it acknowledged is kept: start it again.`,
  )
  process.exit(1)
}

async function start() {
  const { values } = parseArgs({
    options: {
      clock: { type: 'string' },
      'lost-key': { type: 'string', multiple: true, default: [] },
    },
  })
  return startServer({
    env: readEnv(),
    clock: clockOf(values.clock),
    lostKeyIds: values['lost-key'],
    log,
    onEnded,
  })
}

/** `--clock 1000x` makes the days of order deadlines pass a thousand times as fast. */
function clockOf(given: string | undefined): Clock {
  if (given === undefined) return systemClock
  const times = /^([1-9]\d{0,5})x$/.exec(given)?.[1]
  if (!times) throw new Error(`--clock takes how many times as fast, such as 1000x`)
  log.say(`Days of the order deadlines pass ${times} times as fast`)
  return fastClock(Number(times))
}
