import { flushCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { fastClock, systemClock, type Clock } from './clock.ts'
import { readEnv } from './env.ts'
import { startServer } from './startServer.ts'

const server = await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

flushCompileCache()

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

process.on('unhandledRejection', (error) => console.error('unhandled rejection:', error))

function start() {
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
    say: console.log,
  })
}

/** `--clock 1000x` lets the days of the order's deadlines pass a thousand times as fast. */
function clockOf(given: string | undefined): Clock {
  if (given === undefined) return systemClock
  const times = /^([1-9]\d{0,5})x$/.exec(given)?.[1]
  if (!times) throw new Error(`--clock takes how many times as fast, such as 1000x`)
  console.log(`Days of the order deadlines pass ${times} times as fast`)
  return fastClock(Number(times))
}
