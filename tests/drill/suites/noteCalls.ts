import { appendFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { afterAll, expect } from 'vitest'

const session = await startCounting()

afterAll(async () => {
  const file = process.env['DRILL_CALLS']
  if (file === undefined) return
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const called = result
    .filter(({ url }) => url.includes('/server/domain/'))
    .flatMap(({ url, functions }) =>
      functions
        .filter(({ ranges: [whole] }) => whole !== undefined && whole.count > 0)
        .map(({ functionName }) => `${url.slice(url.indexOf('server/domain/'))} ${functionName}`),
    )
  const line = { test: expect.getState().testPath, called: [...new Set(called)] }
  appendFileSync(file, `${JSON.stringify(line)}\n`)
})

async function startCounting(): Promise<Session> {
  const opened = new Session()
  opened.connect()
  await opened.post('Profiler.enable')
  await opened.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return opened
}
