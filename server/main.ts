import { systemClock } from './clock.ts'
import { readEnv } from './env.ts'
import { startServer } from './startServer.ts'

const major = Number(process.versions.node.split('.')[0])
if (major < 22) {
  console.error(
    `Harborlane needs Node 22.18 or later; this is ${process.version}. Start it with npm start, which brings its own.`,
  )
  process.exit(1)
}

const server = await startServer({ env: readEnv(), clock: systemClock, say: console.log }).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  })
}

process.on('unhandledRejection', (error) => console.error('unhandled rejection:', error))
