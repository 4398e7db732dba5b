import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverSetting } from '../../browser/support/serverSetting.ts'
import { startProcess } from '../../faults/serverProcess.ts'
import { jobName } from '../areas.ts'
import type { Job } from '../areas.ts'
import { copyProject } from '../plantedCopy.ts'
import { buildPlain, buildSwitched } from './buildSwitched.ts'
import { inOrder } from './inOrder.ts'
import type { ReachingTest } from './inOrder.ts'
import { placesOf } from './placesOf.ts'
import { paintByEdit } from './paintByEdit.ts'
import { playTests } from './playTests.ts'
import type { PlayedTest } from './playTests.ts'
import type { NumberedEdit } from './switchEdits.ts'

/** The tests that come by an edit, by its name; those that come by least first. */
type Reach = Readonly<Record<string, readonly ReachingTest[]>>

/** How many tests are asked at a time: the first few notice most. */
const rounds = [3, 5]

/** Edits that are asked of the screens together. */
export const mostTogether = 24

/**
 * Asks the screens of edits: the app is built once as it is, to learn which test comes by which edit,
 * and once with all edits, of which one is in force at a time.
 */
export function openScreens(jobs: readonly Job[], { keep }: { keep: string | undefined }) {
  const numbers = new Map(jobs.map((job, index) => [jobName(job), index + 1]))
  const edits = jobs.map((job, index): NumberedEdit => ({ ...job, number: index + 1 }))
  const noticing = new Map<string, string>()
  let begun: Promise<Begun> | null = null
  let sites = 0

  return {
    /** For one worker: its server has a folder of its own. */
    openSite() {
      const site = `site-${++sites}`
      return {
        /** For each edit that was noticed, by its name, the test that was red. */
        async noticed(together: readonly Job[]): Promise<ReadonlyMap<string, string>> {
          const { folder, reach } = await (begun ??= begin(edits, { keep }))
          return playOn({ folder, site }, async (play) => {
            const noticed = new Map<string, string>()
            const tests = new Map(together.map((job) => [job, testsOf(job, reach)]))
            for (let round = 0; await askRound(rounds[round] ?? Infinity); round++);
            return noticed

            /** False: there was nothing left to ask. */
            async function askRound(most: number): Promise<boolean> {
              const asked = together.flatMap((job) => {
                const next = noticed.has(jobName(job)) ? [] : (tests.get(job) ?? []).splice(0, most)
                return next.length > 0 ? [{ job, number: numberOf(job), tests: next }] : []
              })
              if (asked.length === 0) return false
              const reds = await redAmong(asked, play)
              const unsound = await redWithoutEdit([...reds.values()], play)
              for (const { job, number, tests: played } of asked) {
                const red = reds.get(number)
                if (red === undefined) continue
                if (unsound.has(red)) {
                  tests.get(job)?.unshift(...played.filter((test) => !unsound.has(test)))
                  continue
                }
                noticing.set(job.file, red)
                noticed.set(jobName(job), red)
              }
              return true
            }
          })
        },
      }
    },
    close: async () => (await begun?.catch(() => null))?.remove(),
  }

  function numberOf(job: Job): number {
    return numbers.get(jobName(job)) ?? 0
  }

  function testsOf(job: Job, reach: Reach): string[] {
    return inOrder(reach[jobName(job)] ?? [], noticing.get(job.file))
  }
}

export type Screens = ReturnType<typeof openScreens>

interface Begun {
  folder: string
  reach: Reach
  remove: () => Promise<void>
}

async function begin(edits: readonly NumberedEdit[], given: { keep: string | undefined }) {
  const { folder, plant, remove } = await copyProject('drill')
  const reach = readReach(edits, given.keep) ?? (await recordReach(folder, edits))
  if (given.keep) writeFileSync(reachFile(given.keep), JSON.stringify(reach))
  await buildSwitched(folder, edits)
  for (const text of paintByEdit) {
    if ((await plant(text)) === null) throw new Error(`"${text.find}" is not in ${text.file}`)
  }
  return { folder, reach, remove }
}

function reachFile(keep: string): string {
  return `${keep}.reach`
}

/** What an earlier drill of the same edits found. */
function readReach(edits: readonly NumberedEdit[], keep: string | undefined): Reach | null {
  if (!keep || !existsSync(reachFile(keep))) return null
  const kept = JSON.parse(readFileSync(reachFile(keep), 'utf8')) as Reach
  return edits.every((edit) => nameOf(edit) in kept) ? kept : null
}

function nameOf(edit: NumberedEdit): string {
  return jobName(edit as NumberedEdit & Job)
}

async function recordReach(folder: string, edits: readonly NumberedEdit[]): Promise<Reach> {
  await buildPlain(folder)
  const noted = join(folder, 'reach')
  mkdirSync(noted)
  writeFileSync(join(noted, 'places.json'), JSON.stringify(placesOf(folder, edits)))
  const played = await playOn({ folder, site: 'reach' }, (play) =>
    play({
      tests: new Map([[0, null]]),
      stopsAtRed: false,
      env: { DRILL_REACH: noted, DRILL_WORKERS: '3' },
    }),
  )
  for (const { name, isGreen } of played) if (!isGreen) console.log(`red without an edit: ${name}`)
  const reached = played
    .filter(({ isGreen }) => isGreen)
    .map(({ name, ms, id }) => ({ name, ms, numbers: readNoted(join(noted, `${id}.reached`)) }))
    .toSorted((one, other) => one.numbers.size - other.numbers.size)
  console.log(`${reached.length} tests come by the screens`)
  rmSync(noted, { recursive: true })
  return Object.fromEntries(
    edits.map((edit) => [
      nameOf(edit),
      reached
        .filter(({ numbers }) => numbers.has(edit.number))
        .map(({ name, ms }) => ({ test: name, ms })),
    ]),
  )
}

function readNoted(file: string): ReadonlySet<number> {
  return new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as number[]) : [])
}

interface Asked {
  number: number
  tests: readonly string[]
}

/** Of each edit that turned a test red, by its number, that test. */
async function redAmong(asked: readonly Asked[], play: Play): Promise<ReadonlyMap<number, string>> {
  const tests = new Map(asked.map((each) => [each.number, each.tests]))
  const played = await play({ tests, stopsAtRed: true })
  return new Map(played.filter(({ isGreen }) => !isGreen).map(({ edit, name }) => [edit, name]))
}

/**
 * What was red with an edit is played without one, each time anew: the machine may have become too slow
 * for the waits.
 */
async function redWithoutEdit(reds: readonly string[], play: Play): Promise<ReadonlySet<string>> {
  if (reds.length === 0) return new Set()
  const played = await play({ tests: new Map([[0, [...new Set(reds)]]]), stopsAtRed: false })
  const red = played.filter(({ isGreen }) => !isGreen).map(({ name }) => name)
  for (const name of red) console.log(`red without an edit: ${name}`)
  return new Set(red)
}

interface Place {
  folder: string
  site: string
}

type Wanted = Parameters<typeof playTests>[1]
type Play = (
  wanted: Pick<Wanted, 'tests' | 'stopsAtRed'> & Partial<Pick<Wanted, 'env'>>,
) => Promise<PlayedTest[]>

/** As many tests as CI plays; the office is at its server's. */
async function playOn<Found>(
  { folder, site }: Place,
  play: (play: Play) => Promise<Found>,
): Promise<Found> {
  const data = join(folder, site)
  const server = await startProcess(
    { ...serverSetting(data), DEMO: 'on', PAYMENT_CODE_KEY: '' },
    join(folder, serverScript),
  )
  const env = {
    BROWSER: 'tours',
    BROWSER_TEST_COVERS: join(folder, 'covers'),
    BROWSER_TEST_DATA: data,
  }
  try {
    return await play((wanted) =>
      playTests(folder, {
        ...wanted,
        address: server.address,
        env: { ...env, ...wanted.env },
      }),
    )
  } finally {
    await server.stop()
  }
}

const serverScript = 'tests/drill/switched/server.ts'
