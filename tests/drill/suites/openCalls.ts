import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import type { Job } from '../areas.ts'
import { home } from '../plantedCopy.ts'
import { filesImporting } from './importGraph.ts'
import { editedWords, speaksOf, wordsOfTests } from './speaksOf.ts'
import { racesCalling, testsCalling } from './testsCalling.ts'
import type { Noted } from './testsCalling.ts'

const noted = v.object({ test: v.string(), called: v.array(v.string()) })

/**
 * Which tests on the database come by a function of the server, learnt from one run of all of them.
 * What noticed another edit of the file goes first.
 */
export function openCalls(given: { databaseUrl: string; keep: string | undefined }) {
  let begun: Promise<readonly Noted[]> | null = null
  const noticing = new Map<string, string>()
  return {
    all: () => (begun ??= record(given)),
    async testsCalling(job: Job): Promise<string[]> {
      const all = await this.all()
      return this.likeliestFirst(job, testsFor(job, all))
    },
    likeliestFirst(job: Job, tests: readonly string[]): string[] {
      const first = noticing.get(job.file) ?? ''
      return tests.includes(first) ? [...new Set([first, ...tests])] : [...tests]
    },
    async racesCalling(job: Job): Promise<string[]> {
      return racesCalling(job, await this.all())
    },
    noticed(job: Job, test: string): void {
      noticing.set(job.file, test)
    },
  }
}

/** Those that are asked of an edit. */
export function testsFor(job: Job, noted: readonly Noted[]): string[] {
  const texts = wordsOfTests(noted.map(({ test }) => test))
  return testsCalling(job, noted, {
    importers: filesImporting(job.file),
    speaks: speaksOf(editedWords(job), texts),
  })
}

export type Calls = ReturnType<typeof openCalls>

async function record({ databaseUrl, keep }: Parameters<typeof openCalls>[0]): Promise<Noted[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'harborlane-calls-'))
  const file = keep ? `${keep}.calls` : join(scratch, 'calls')
  try {
    if (!existsSync(file)) await run(file, databaseUrl)
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => v.parse(noted, JSON.parse(line)))
      .map(({ test, called }) => ({ test: relative(home, test), called }))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function run(file: string, databaseUrl: string): Promise<void> {
  const args = ['run', '--config', 'tests/drill/suites/calls.config.ts']
  const env = {
    ...process.env,
    DRILL_CALLS: file,
    TEST_DATABASE_URL: databaseUrl,
    DEPTHS_FOLDER: '',
  }
  return new Promise((resolve, reject) => {
    execFile(
      join(home, 'node_modules/.bin/vitest'),
      args,
      { cwd: home, env, maxBuffer: 64 * 1024 * 1024 },
      (failure, stdout) => {
        if (failure === null) resolve()
        else reject(new Error(`the tests are not green without an edit: ${stdout.slice(-2_000)}`))
      },
    )
  })
}
