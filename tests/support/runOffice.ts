import { execFile } from 'node:child_process'
import { join } from 'node:path'

const main = join(import.meta.dirname, '../../server/boot/office.ts')

export interface OfficeAnswer {
  code: number
  out: string
  err: string
}

/** Runs the operator's command line in a process. */
export function runOffice(words: string[], env: Record<string, string>): Promise<OfficeAnswer> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...words],
      { env: { ...process.env, ...env } },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err })
      },
    )
  })
}
