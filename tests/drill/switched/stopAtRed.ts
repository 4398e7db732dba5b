import type { TestInfo } from '@playwright/test'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Skips what is left to play with a browser's name once a test stayed red; null where nobody asks. */
export function stopAtRed() {
  const folder = process.env['DRILL_RED']
  if (folder === undefined) return null
  return async (
    { userAgent }: { userAgent: string | undefined },
    use: () => Promise<void>,
    info: TestInfo,
  ) => {
    const mark = join(folder, `red ${userAgent?.split('/').at(-1)}`)
    info.skip(existsSync(mark))
    await use()
    const isRed = info.status !== info.expectedStatus && info.retry === info.project.retries
    if (isRed) writeFileSync(mark, '')
  }
}
