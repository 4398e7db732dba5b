import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { jobName } from '../areas.ts'
import type { Job } from '../areas.ts'
import { home } from '../plantedCopy.ts'
import { testsFor } from '../suites/openCalls.ts'
import { functionOf } from '../suites/testsCalling.ts'
import type { Noted } from '../suites/testsCalling.ts'
import { keepsSomething } from './atEachCall.ts'
import { readSaid } from './plan.ts'
import type { PlannedEdit, Said } from './plan.ts'

/** What runs in circles lets nothing else be said. */
const patienceMs = 120_000
const mostRounds = 8

const keptAgain = v.object({
  noticedBy: v.array(v.tuple([v.string(), v.string()])),
  unnoticed: v.array(v.tuple([v.string(), v.array(v.string())])),
})

/** What came of tests that were played again with an edit in force, by the name of its job. */
export interface PlayedAgain {
  /** The test file that noticed. What an earlier play left behind may have helped it. */
  noticedBy: ReadonlyMap<string, string>
  /** Of those that some test came by: the test files to be asked still, as they have tests that weren't played. */
  unnoticed: ReadonlyMap<string, readonly string[]>
}

/**
 * Tries many edits in one process, in a hundredth of the time that a process for each of them takes.
 * The process that a test begins in tells more; this one tells it which test to ask.
 */
export async function playAgain(given: {
  jobs: readonly Job[]
  noted: readonly Noted[]
  databaseUrl: string
  atOnce: number
  keep: string | undefined
}): Promise<PlayedAgain> {
  const { jobs, noted, databaseUrl, atOnce } = given
  const kept = given.keep && `${given.keep}.again`
  if (kept && existsSync(kept)) return readKeptAgain(kept)
  const scratch = mkdtempSync(join(tmpdir(), 'harborlane-again-'))
  const said = join(scratch, 'said')
  const played = jobs.filter(canBePlayed)
  const edits = played.map((job, index) => planned(job, index + 1, noted))
  const files = leastBroadFirst([...new Set(edits.flatMap(({ tests }) => tests))], noted)
  writeFileSync(said, '')
  try {
    for (let round = 1; round <= mostRounds; round++) {
      const { over, ended } = readRound(readSaid(said))
      const left = files.filter((file) => !ended.has(file))
      console.log(`played again: ${over.size} of ${played.length} over, ${left.length} files left`)
      if (left.length === 0) break
      const plan = join(scratch, 'plan.json')
      writeFileSync(
        plan,
        JSON.stringify({
          edits: edits.filter(({ number }) => !over.has(number)),
          tests: left,
          said,
        }),
      )
      await play(left, {
        said,
        env: { DRILL_PLAN: plan, DRILL_WORKERS: String(atOnce), TEST_DATABASE_URL: databaseUrl },
      })
    }
    const asked = played.map((job, index) => ({
      name: jobName(job),
      tests: edits[index]?.tests ?? [],
    }))
    const came = whatCameOf(asked, readSaid(said))
    if (kept) keepAgain(kept, came)
    return came
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

function readKeptAgain(file: string): PlayedAgain {
  const { noticedBy, unnoticed } = v.parse(keptAgain, JSON.parse(readFileSync(file, 'utf8')))
  return { noticedBy: new Map(noticedBy), unnoticed: new Map(unnoticed) }
}

function keepAgain(file: string, { noticedBy, unnoticed }: PlayedAgain): void {
  const kept = { noticedBy: [...noticedBy], unnoticed: [...unnoticed] }
  writeFileSync(file, JSON.stringify(kept, null, 1))
}

/** `asked`: jobs with the test files they were planned for, in the order of their numbers. */
export function whatCameOf(
  asked: readonly { name: string; tests: readonly string[] }[],
  said: readonly Said[],
): PlayedAgain {
  const { ended } = readRound(said)
  const noticedBy = new Map<string, string>()
  const unnoticed = new Map<string, readonly string[]>()
  for (const [index, { name, tests }] of asked.entries()) {
    const own = said.filter(({ edit }) => edit === index + 1)
    const noticed = own.find(({ what }) => what === 'noticed')
    const begun = own.filter(({ what }) => what === 'begins')
    const over = own.filter(({ what }) => what === 'unnoticed')
    const once = own.filter(({ what }) => what === 'once only')
    if (noticed !== undefined) noticedBy.set(name, fileOf(noticed))
    else if (begun.length > 0 && begun.length === over.length) {
      const left = tests.filter((test) => !ended.has(test))
      unnoticed.set(name, [...new Set([...once.map(fileOf), ...left])])
    }
  }
  return { noticedBy, unnoticed }
}

function canBePlayed({ file }: Job): boolean {
  return !keepsSomething(file, readFileSync(join(home, file), 'utf8'))
}

function planned(job: Job, number: number, noted: readonly Noted[]): PlannedEdit {
  const { file, kind, start, end, text, before, what, suites } = job
  const name = functionOf(what)
  const isFunction = noted.some(({ called }) => called.includes(`${file} ${name}`))
  return {
    file,
    number,
    kind,
    start,
    end,
    text,
    ...(before && { before }),
    within: isFunction ? name : '',
    tests: [...new Set([...suites.stages.flat(), ...testsFor(job, noted)])],
  }
}

/** Edits that need not be played again, and files of which no test waits for its turn. */
export function readRound(said: readonly Said[]): {
  over: ReadonlySet<number>
  ended: ReadonlySet<string>
} {
  const over = new Set<number>()
  const begun = new Map<number, number>()
  for (const { what, process, edit } of said) {
    if (what === 'begins') begun.set(process, edit)
    else begun.delete(process)
    if (what === 'noticed' || what === 'spoilt') over.add(edit)
  }
  const ended = said.filter(({ what }) => what === 'ends').map(({ test }) => test)
  return { over: new Set([...over, ...begun.values()]), ended: new Set(ended) }
}

function fileOf({ test }: Said): string {
  return test.slice(0, test.indexOf(' > '))
}

/** What calls little is short, and much of what it calls is what it is about. */
function leastBroadFirst(files: readonly string[], noted: readonly Noted[]): string[] {
  const calls = new Map(noted.map(({ test, called }) => [test, called.length]))
  const broadness = (file: string) => calls.get(file) ?? 0
  return files.toSorted((one, other) => broadness(one) - broadness(other))
}

async function play(
  files: readonly string[],
  { said, env }: { said: string; env: Record<string, string> },
): Promise<void> {
  const args = ['run', '--config', 'tests/drill/again/again.config.ts', ...files]
  const child = spawn(join(home, 'node_modules/.bin/vitest'), args, {
    cwd: home,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, DEPTHS_FOLDER: '' },
  })
  utimesSync(said, new Date(), new Date())
  const watch = setInterval(() => {
    if (Date.now() - statSync(said).mtimeMs > patienceMs) endAll(child)
  }, 5_000)
  await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
}

function endAll({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}
