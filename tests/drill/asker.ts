import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobName } from './areas.ts'
import type { PlayedAgain } from './again/playAgain.ts'
import type { Job } from './areas.ts'
import type { Question } from './editRunner.ts'
import { home } from './plantedCopy.ts'
import { openRunner } from './runners.ts'
import type { Runner } from './runners.ts'
import type { Calls } from './suites/openCalls.ts'
import type { Screens } from './switched/openScreens.ts'

const nothing = { start: 0, end: 0, text: '', before: '' }
/** What they import is read once. More of them might not come to their end in time. */
const askedTogether = 4
/** They see what only costs a statement more, whatever it is of. */
const countingStatements = ['tests/api/roundTrips.test.ts', 'tests/api/readTrips.test.ts']
/** A test counts only if it is green without an edit. */
const knownGreen = new Set<string>()

/** Asks the tests of an edit, in a process for those with a database and in one for the others. */
export function openAsker(given: {
  databaseUrl: string
  calls: Calls
  again: PlayedAgain
  screens: Screens
}) {
  const { databaseUrl, calls, again, screens } = given
  const without = openRunner({ databaseUrl: null })
  const onDatabase = openRunner({ databaseUrl })
  const site = screens.openSite()
  return {
    /** The first test file on Node that turned red; null where all stayed green. */
    async firstRed(job: Job): Promise<string | null> {
      if (!job.suites.onDatabase) return redIn(without, job)
      return redAmong(await groupsOf(job), job)
    },
    /** For each of those that the screens notice, by its name, the test that was red. */
    noticedOnScreens: (jobs: readonly Job[]) => site.noticed(jobs),
    close: () => Promise.all([without.close(), onDatabase.close()]),
  }

  /** Likely ones first: what noticed it when played again, then what noticed another edit of the file. */
  async function groupsOf(job: Job): Promise<readonly (readonly string[])[]> {
    const noticedBy = again.noticedBy.get(jobName(job))
    const leftOfPlay = isPutTogetherOnce(job) ? undefined : again.unnoticed.get(jobName(job))
    const [first, ...others] = leftOfPlay
      ? calls.likeliestFirst(job, leftOfPlay)
      : await calls.testsCalling(job)
    const races = await calls.racesCalling(job)
    return [
      ...(noticedBy === undefined ? [] : [[noticedBy]]),
      ...(first === undefined ? [] : [[first]]),
      ...job.suites.stages,
      ...inGroups(others.filter((test) => !countingStatements.includes(test))),
      countingStatements,
      ...inGroups(races),
    ]
  }

  async function redAmong(
    groups: readonly (readonly string[])[],
    job: Job,
  ): Promise<string | null> {
    for (const tests of groups) {
      const red = await redIn(onDatabase, { ...job, suites: { ...job.suites, stages: [tests] } })
      if (red === null) continue
      if (tests.includes(red)) calls.noticed(job, red)
      return red
    }
    return null
  }
}

/** A process keeps a statement as it was first written, so that no test that is played again sees it edited. */
function isPutTogetherOnce({ file }: Job): boolean {
  const source = readFileSync(join(home, file), 'utf8')
  return /from '.*\/db\/statement\.ts'/.test(source)
}

function inGroups(tests: readonly string[]): string[][] {
  const count = Math.ceil(tests.length / askedTogether)
  return Array.from({ length: count }, (_, at) =>
    tests.slice(at * askedTogether, (at + 1) * askedTogether),
  )
}

async function redIn(runner: Runner, job: Job): Promise<string | null> {
  if (job.suites.stages.length === 0 && job.suites.chart === '') return null
  const answer = await runner.ask(questionOf(job))
  const red = answer === null ? 'never came to an end' : answer.red
  if (red !== null) await beGreen(runner, job, red)
  return red
}

async function beGreen(runner: Runner, job: Job, red: string): Promise<void> {
  const stages = stagesWith(job, red)
  const name = `${job.suites.chart} ${red} ${stages.flat().join(' ')}`
  if (knownGreen.has(name)) return
  const answer = await runner.ask({ ...questionOf(job), ...nothing, stages })
  if (answer?.red !== null) throw new Error(`${red}, without an edit as well (${jobName(job)})`)
  knownGreen.add(name)
}

/** The table of a chart is asked in any case. */
function stagesWith({ suites: { stages } }: Job, red: string): Question['stages'] {
  if (red.endsWith('.txt')) return []
  return stages.flat().includes(red) ? [[red]] : stages
}

function questionOf({ file, start, end, text, before, suites }: Job): Question {
  return {
    file,
    start,
    end,
    text,
    ...(before && { before }),
    stages: suites.stages,
    chart: suites.chart,
  }
}
