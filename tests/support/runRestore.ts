import { execFile, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { OfficeAnswer } from './runOffice.ts'

const script = join(import.meta.dirname, '../../server/boot/restore.ts')

/** Runs `npm run restore -- <folder>` in a process. */
export function runRestore(
  folder: string,
  env: Record<string, string>,
): { child: ChildProcess; answer: Promise<OfficeAnswer> } {
  const { promise: answer, resolve } = Promise.withResolvers<OfficeAnswer>()
  const child = execFile(
    process.execPath,
    [script, folder],
    { env: { ...process.env, MIGRATE_DATABASE_URL: '', ...env } },
    (error, out, err) => {
      resolve({
        code: error === null ? 0 : typeof error.code === 'number' ? error.code : -1,
        out,
        err,
      })
    },
  )
  return { child, answer }
}
