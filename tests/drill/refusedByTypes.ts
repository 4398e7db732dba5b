import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jobName } from './areas.ts'
import type { Job } from './areas.ts'
import { applied } from './edits/edit.ts'
import { copyProject, home } from './plantedCopy.ts'

const tsc = join(home, 'node_modules/.bin/tsc')
/** As many as a compiler has room for. */
const mostAtOnce = 1_000
/** A hand that drops the last use of a name drops its import, too. */
const options = ['--pretty', 'false', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false']

/**
 * Names of edits that the types refuse: no change that CI takes can hold them. Many are checked in one
 * run, each as a file of its own beside the one it edits. A chart's types take longer than its table.
 */
export async function refusedByTypes(jobs: readonly Job[]): Promise<ReadonlySet<string>> {
  const typed = jobs.filter(({ area }) => area !== 'charts')
  const refused = new Set<string>()
  for (let at = 0; at < typed.length; at += mostAtOnce) {
    for (const name of await refusedAmong(typed.slice(at, at + mostAtOnce))) refused.add(name)
  }
  return refused
}

async function refusedAmong(jobs: readonly Job[]): Promise<string[]> {
  const { folder, remove } = await copyProject('types')
  try {
    const names = new Map<string, string>()
    for (const [file, own] of Map.groupBy(jobs, (job) => job.file)) {
      const source = await readFile(join(folder, file), 'utf8')
      for (const [index, job] of own.entries()) {
        const edited = file.replace(/(\.tsx?)$/, `.edit${index}$1`)
        await writeFile(join(folder, edited), applied(source, job))
        names.set(edited, jobName(job))
      }
    }
    const said = await check(folder)
    const files = [...said.matchAll(/^(\S+\.edit\d+\.tsx?)\(/gm)].map(([, file = '']) => file)
    return files.flatMap((file) => names.get(file) ?? [])
  } finally {
    await remove()
  }
}

/** The same of one edit in its own place, where those who import what it edits are checked, too. */
export async function isRefusedInPlace(job: Job): Promise<boolean> {
  if (job.area === 'charts') return false
  const { folder, remove } = await copyProject('types')
  try {
    const file = join(folder, job.file)
    await writeFile(file, applied(await readFile(file, 'utf8'), job))
    return /^\S+\(\d+,\d+\): error/m.test(await check(folder))
  } finally {
    await remove()
  }
}

function check(folder: string): Promise<string> {
  const given = { cwd: folder, maxBuffer: 256 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(tsc, options, given, (_, stdout) => resolve(stdout))
  })
}
