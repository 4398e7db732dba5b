import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** What came of each edit by its name: the test that noticed, or null. */
export type Kept = Record<string, string | null>

/** A drill of hours goes on where it stood, if it was given a file to keep its answers in. */
export function readKept(file: string | undefined): Kept {
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : {}
}

export function writeKept(file: string | undefined, kept: Kept): void {
  if (!file) return
  writeFileSync(`${file}.part`, JSON.stringify(kept, null, 1))
  renameSync(`${file}.part`, file)
}
