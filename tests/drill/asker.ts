import { jobName } from './areas.ts'
import type { Job } from './areas.ts'
import type { Question } from './editRunner.ts'
import { openRunner } from './runners.ts'
import type { Runner } from './runners.ts'
import type { Screens } from './suites/editedScreens.ts'

const nothing = { start: 0, end: 0, text: '', before: '' }
/** A test counts only if it is green without an edit. */
const knownGreen = new Set<string>()

/** Asks the tests of an edit, in a process for those with a database and in one for the others. */
export function openAsker({ databaseUrl, screens }: { databaseUrl: string; screens: Screens }) {
  const without = openRunner({ databaseUrl: null })
  const onDatabase = openRunner({ databaseUrl })
  return {
    /** The first test file that turned red; null where all stayed green. */
    async firstRed(job: Job): Promise<string | null> {
      const runner = job.suites.onDatabase ? onDatabase : without
      const answer = await runner.ask(questionOf(job))
      if (answer === null) return 'never came to an end'
      if (answer.red !== null) await beGreen(runner, job, answer.red)
      if (answer.red !== null || job.suites.screens.length === 0) return answer.red
      return screens.firstRed(job)
    },
    close: () => Promise.all([without.close(), onDatabase.close()]),
  }
}

async function beGreen(runner: Runner, job: Job, red: string): Promise<void> {
  const name = `${job.suites.chart} ${red}`
  if (knownGreen.has(name)) return
  const answer = await runner.ask({ ...questionOf(job), ...nothing, stages: stagesWith(job, red) })
  if (answer?.red !== null) throw new Error(`${red} is red without an edit (${jobName(job)})`)
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
