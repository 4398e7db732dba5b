import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverScript, serverSetting } from '../../browser/support/serverSetting.ts'
import { startProcess } from '../../faults/serverProcess.ts'
import { jobName } from '../areas.ts'
import type { Job } from '../areas.ts'
import { copyProject } from '../plantedCopy.ts'
import { buildPlain, buildSwitched } from './buildSwitched.ts'
import { inOrder } from './inOrder.ts'
import type { ReachingTest } from './inOrder.ts'
import { placesOf } from './placesOf.ts'
import { playTests } from './playTests.ts'
import type { NumberedEdit } from './switchEdits.ts'

/** The tests that come by an edit, by its name; those that come by least first. */
type Reach = Readonly<Record<string, readonly ReachingTest[]>>

/** The first few notice most; what they don't notice is asked of the others. */
const firstFew = 5

/**
 * Asks the screens of edits: the app is built once as it is, to learn which test comes by which edit,
 * and once with all edits, of which one is in force at a time.
 */
export function openScreens(jobs: readonly Job[], { keep }: { keep: string | undefined }) {
  const numbers = new Map(jobs.map((job, index) => [jobName(job), index + 1]))
  const edits = jobs.map((job, index): NumberedEdit => ({ ...job, number: index + 1 }))
  const noticing = new Map<string, string>()
  /** A test counts only if it is green in the same build without an edit. */
  const knownGreen = new Set<string>()
  const alwaysRed = new Set<string>()
  let begun: Promise<Begun> | null = null
  let sites = 0

  async function isGreen(test: string, at: Omit<Place, 'number'>): Promise<boolean> {
    if (knownGreen.has(test)) return true
    const isRed = (await redAmong([test], { ...at, number: 0 })) !== null
    if (isRed) console.log(`red without an edit: ${test}`)
    ;(isRed ? alwaysRed : knownGreen).add(test)
    return !isRed
  }

  return {
    /** For one worker: its server has a folder of its own. */
    openSite() {
      const site = `site-${++sites}`
      return {
        /** The first test that turned red; null where all stayed green. */
        async firstRed(job: Job): Promise<string | null> {
          const { folder, reach } = await (begun ??= begin(edits, { keep }))
          const reaching = (reach[jobName(job)] ?? []).filter(({ test }) => !alwaysRed.has(test))
          const tests = inOrder(reaching, noticing.get(job.file))
          const number = numbers.get(jobName(job))
          if (tests.length === 0 || number === undefined) return null
          const red = await redAmong(tests, { folder, site, number })
          if (red === null) return null
          if (!(await isGreen(red, { folder, site }))) return this.firstRed(job)
          noticing.set(job.file, red)
          return red
        },
      }
    },
    close: async () => (await begun?.catch(() => null))?.remove(),
  }
}

export type Screens = ReturnType<typeof openScreens>

interface Begun {
  folder: string
  reach: Reach
  remove: () => Promise<void>
}

async function begin(edits: readonly NumberedEdit[], given: { keep: string | undefined }) {
  const { folder, remove } = await copyProject('drill')
  const reach = readReach(edits, given.keep) ?? (await recordReach(folder, edits))
  if (given.keep) writeFileSync(reachFile(given.keep), JSON.stringify(reach))
  await buildSwitched(folder, edits)
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
  const place = { folder, site: 'reach', number: 0 }
  const played = await playOn(place, (address) =>
    playTests(folder, {
      edit: 0,
      address,
      stopsAtFirst: false,
      env: { DRILL_REACH: noted, DRILL_WORKERS: '3', ...asked(place) },
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

interface Place {
  folder: string
  site: string
  number: number
}

async function redAmong(tests: readonly string[], place: Place): Promise<string | null> {
  return playOn(place, async (address) => {
    for (const batch of [tests.slice(0, firstFew), tests.slice(firstFew)]) {
      if (batch.length === 0) continue
      const played = await playTests(place.folder, {
        tests: batch,
        edit: place.number,
        address,
        stopsAtFirst: true,
        env: asked(place),
      })
      const red = played.find(({ isGreen }) => !isGreen)
      if (red !== undefined) return red.name
    }
    return null
  })
}

/** As many tests as CI plays; the office is at its server's. */
function asked(place: Place): Record<string, string> {
  return {
    BROWSER: 'tours',
    BROWSER_TEST_COVERS: join(place.folder, 'covers'),
    BROWSER_TEST_DATA: dataOf(place),
  }
}

function dataOf({ folder, site }: Place): string {
  return join(folder, site)
}

/** On a server that paints with the edit in force. */
async function playOn<Found>(
  place: Place,
  play: (address: string) => Promise<Found>,
): Promise<Found> {
  const setting = { ...serverSetting(dataOf(place)), DEMO: 'on', PAYMENT_CODE_KEY: '' }
  const server = await startProcess(
    { ...setting, DRILL_EDIT: String(place.number) },
    join(place.folder, serverScript),
  )
  try {
    return await play(server.address)
  } finally {
    await server.stop()
  }
}
