import { Session } from 'node:inspector/promises'
import { join, relative } from 'node:path'
import { TestRunner } from 'vitest'
import type { RunnerTestCase, RunnerTestSuite } from 'vitest'
import { home } from '../plantedCopy.ts'
import { holder } from './atEachCall.ts'
import { readPlan, readSaid, say } from './plan.ts'
import type { PlannedEdit } from './plan.ts'

const plan = readPlan()
const counting = startCounting()
/** Test files in which an edit left something behind that turns them red, or that began red. */
const spoilt = new Set<string>()

/** What takes longer is not played a hundred times. */
const longestMs = 5_000

/**
 * Plays each test as it is, then once more for each edit of what it called, and as it is again after
 * each that it noticed: only where that is green did it notice the edit, and not what another left.
 */
export default class PlayAgainRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    if (spoilt.has(relative(home, test.file.filepath))) return
    const play = TestRunner.getTestFn(test)
    await calledNow()
    const started = Date.now()
    await play()
    await playEdits({ test, play, ms: Date.now() - started, called: await calledNow() })
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    const file = relative(home, suite.file.filepath)
    // What could not be opened has played nothing.
    if (suite.result?.errors?.length) spoilt.add(file)
    const isOver = suite === suite.file && !spoilt.has(file)
    if (isOver) say(plan.said, { what: 'ends', test: file, edit: 0 })
  }
}

interface Asked {
  test: RunnerTestCase
  play: () => unknown
  /** What it took by itself. */
  ms: number
  called: ReadonlySet<string>
}

async function playEdits({ test, play, ms, called }: Asked): Promise<void> {
  const mostMs = 2_000 + 5 * ms
  const file = relative(home, test.file.filepath)
  const name = `${file} > ${test.name}`
  const edits = editsFor({ file, name, called })
  if (edits.length === 0) return
  if (ms > longestMs || (await redOf(play, mostMs)) !== null) {
    for (const { number } of edits) say(plan.said, { what: 'once only', test: name, edit: number })
    return
  }
  for (const edit of edits) {
    if (spoilt.has(file)) return
    say(plan.said, { what: 'begins', test: name, edit: edit.number })
    const red = await redWith(edit, { play, mostMs })
    const isGreenAgain = red === null || (await redOf(play, mostMs)) === null
    if (!isGreenAgain) spoilt.add(file)
    const what = red === null ? 'unnoticed' : isGreenAgain ? 'noticed' : 'spoilt'
    say(plan.said, { what, test: name, edit: edit.number })
  }
}

/**
 * As many of a file are played again for each edit: what the first few see nothing of, the others rarely
 * do. Whether they do is asked later.
 */
const mostTests = 8

function editsFor(given: {
  file: string
  name: string
  called: ReadonlySet<string>
}): PlannedEdit[] {
  const { file, name, called } = given
  if (spoilt.has(file)) return []
  const own = plan.edits.filter(
    (edit) =>
      edit.tests.includes(file) &&
      (called.has(`${edit.file} ${edit.within}`) ||
        (edit.within === '' && called.has(`${edit.file} `))),
  )
  if (own.length === 0) return []
  const saidOf = Map.groupBy(readSaid(plan.said), ({ edit }) => edit)
  return own.filter((edit) => {
    const said = saidOf.get(edit.number) ?? []
    const isOver = said.some(({ what, test }) => what === 'noticed' || test === name)
    const ofFile = said.filter(
      ({ what, test }) => what === 'begins' && test.startsWith(`${file} >`),
    )
    if (isOver || ofFile.length < mostTests) return !isOver
    say(plan.said, { what: 'once only', test: name, edit: edit.number })
    return false
  })
}

async function redWith(
  edit: PlannedEdit,
  { play, mostMs }: Pick<Asked, 'play'> & { mostMs: number },
): Promise<string | null> {
  const id = join(home, edit.file)
  const edited = id.replace(/(\.tsx?)$/, `.edit${edit.number}$1`)
  try {
    const module = (await import(/* @vite-ignore */ edited)) as Record<string, unknown>
    holder.editInForce = { id, module }
    return await redOf(play, mostMs)
  } catch (error) {
    return `it can't be read: ${String(error)}`
  } finally {
    holder.editInForce = undefined
  }
}

/** Why a test is red, or null. */
async function redOf(play: Asked['play'], mostMs: number): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, mostMs, 'it never came to an end')
  })
  const played = Promise.resolve()
    .then(play)
    .then(() => null, String)
  try {
    return await Promise.race([played, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Functions of the server called since it was last asked, and each file of which one was. */
async function calledNow(): Promise<ReadonlySet<string>> {
  const session = await counting
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const called = new Set<string>()
  for (const { url, functions } of result) {
    const at = url.indexOf('server/domain/')
    if (at < 0) continue
    const file = url.slice(at).replace(/\.edit\d+(?=\.tsx?)/, '')
    for (const { functionName, ranges } of functions) {
      if (functionName === '' || (ranges[0]?.count ?? 0) === 0) continue
      called.add(`${file} ${functionName}`)
      called.add(`${file} `)
    }
  }
  return called
}

async function startCounting(): Promise<Session> {
  const opened = new Session()
  opened.connect()
  await opened.post('Profiler.enable')
  await opened.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return opened
}
