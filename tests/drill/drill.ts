import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openPostgresServer } from '../support/postgresServer.ts'
import { playAgain } from './again/playAgain.ts'
import type { PlayedAgain } from './again/playAgain.ts'
import { areaNames, jobName, jobsOf } from './areas.ts'
import type { Job } from './areas.ts'
import { harmless } from './harmless.ts'
import { readKept, writeKept } from './kept.ts'
import type { Kept } from './kept.ts'
import { arrowScores, printReport } from './report.ts'
import type { Try } from './report.ts'
import { openAsker } from './asker.ts'
import { isRefusedInPlace, refusedByTypes } from './refusedByTypes.ts'
import { spread } from './sample.ts'
import { openCalls } from './suites/openCalls.ts'
import { mostTogether, openScreens } from './switched/openScreens.ts'

/**
 * Edits charts, selectors, the server's verbs, bindings and views in each way a hand may slip, and
 * counts the edits that the tests notice. Areas, charts and files may be named: `npm run drill -- charts cart orders/payOrder`.
 */

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    keep: { type: 'string' },
    workers: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
    /** Asks what is quick, the tests on Node: what they don't notice, others may. */
    node: { type: 'boolean', default: false },
  },
})
const atOnce = Math.max(1, Number(options.workers))
const least = 0.97
/**
 * An edited condition may join everything with everything, or never come to an end where a start lifts the
 * limits, an edited verb end before it commits.
 */
const settings = {
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '10s',
  client_connection_check_interval: '10s',
}
/** All tests are played once for it. */
const worthPlaying = 20
/** Of the edits that tests noticed when played again, one in so many is asked of a process of its own. */
const sampledOf = 10
/** So many of those must be noticed there too, or all of them are asked. */
const leastConfirmed = 0.99
/** Kept of edits that no change can hold: they don't count. */
const byTypes = 'the types'
const until = options.minutes ? Date.now() + Number(options.minutes) * 60_000 : Infinity

const areas = areaNames.filter((area) => wanted.includes(area))
const subjects = wanted.filter((name) => !areaNames.some((area) => area === name))
const chosen = (areas.length > 0 ? areas : areaNames)
  .flatMap((area) => jobsOf(area))
  .filter(({ subject }) => subjects.length === 0 || subjects.includes(subject))
  .filter((job) => jobName(job).includes(options.only))
const kept: Kept = readKept(options.keep)
const ordered = options.minutes || options.every !== '1' ? spread(chosen, groupOf) : chosen
const sample = ordered.filter((_, index) => index % Math.max(1, Number(options.every)) === 0)
if (options.list) for (const job of sample) console.log(jobName(job))
else await drill()

/** What was tried before and went unnoticed comes again once all has been tried. */
async function readQueue(): Promise<Job[]> {
  const untried = sample.filter((job) => !(jobName(job) in kept))
  const refused = await refusedByTypes(untried)
  for (const name of refused) kept[name] = byTypes
  console.log(
    `${refused.size} edits are refused by the types, ${untried.length - refused.size} not`,
  )
  return [
    ...untried.filter((job) => !refused.has(jobName(job))),
    ...sample.filter((job) => kept[jobName(job)] === null),
  ]
}

/** Reasons for edits that the sources no longer allow; asked only where all sources were read. */
function staleReasons(): string[] {
  if (wanted.length > 0 || options.only !== '') return []
  const names = new Set(chosen.map(jobName))
  const stale = Object.keys(harmless).filter((name) => !names.has(name))
  for (const name of stale) console.log(`no longer an edit, though harmless: ${name}`)
  return stale
}

function groupOf({ area, subject, kind }: Job): string {
  return `${area}, ${subject}, ${kind}`
}

/** Of the edits that were noticed in play, what came of those that were asked of a process of their own. */
function isEnough(answers: readonly (string | null | undefined)[]): boolean {
  const asked = answers.filter((red) => red !== undefined)
  const confirmed = asked.filter((red) => red !== null)
  if (answers.length > 0)
    console.log(`${confirmed.length} of ${asked.length} that were noticed in play are confirmed`)
  const isAsked = asked.length * sampledOf >= answers.length
  return isAsked && confirmed.length >= leastConfirmed * asked.length
}

/** What was asked of a process before counts as sampled; what went unnoticed there is asked again with the rest. */
function byHowTheyWerePlayed(queue: readonly Job[], { noticedBy }: PlayedAgain) {
  const isAsked = (job: Job) => jobName(job) in kept
  const noticed = sample.filter((job) => noticedBy.has(jobName(job)))
  const unasked = noticed.filter((job) => !isAsked(job))
  const lacking = Math.ceil(noticed.length / sampledOf) - (noticed.length - unasked.length)
  const sampled = new Set(spread(unasked, groupOf).slice(0, Math.max(0, lacking)))
  return {
    noticed,
    sampled: [...sampled],
    others: unasked.filter((job) => !sampled.has(job)),
    left: queue.filter((job) => isAsked(job) || !noticedBy.has(jobName(job))),
  }
}

function isForScreens({ suites }: Job): boolean {
  return suites.onScreens && !options.node
}

async function drill(): Promise<void> {
  const queue = await readQueue()
  const onDatabase = queue.some(({ suites }) => suites.onDatabase)
  const server = onDatabase ? await openPostgresServer({ settings }) : null
  const calls = openCalls({ databaseUrl: server?.url ?? '', keep: options.keep })
  const onScreens = queue.filter(isForScreens)
  const screens = openScreens(onScreens, { keep: options.keep })
  const again = await playVerbs(server?.url ?? '')
  const all = queue.length
  let done = 0
  try {
    if (options.minutes) await workOff([...queue])
    else await workOffWhole()
  } finally {
    await server?.stop()
    await screens.close()
  }
  const tries = sample.flatMap((job): Try[] => {
    const red = kept[jobName(job)]
    return red === undefined || red === byTypes ? [] : [{ ...job, red }]
  })
  const isGood = printReport(tries, { chosen: chosen.length, least })
  process.exitCode = isGood && staleReasons().length === 0 ? 0 : 1
  if (options.out) writeFileSync(options.out, JSON.stringify(await arrowScores(tries), null, 1))

  /** They are many, and each takes a database. */
  async function playVerbs(databaseUrl: string): Promise<PlayedAgain> {
    const jobs = queue.filter(({ suites }) => suites.onDatabase)
    if (jobs.length < worthPlaying) return { noticedBy: new Map(), unnoticed: new Map() }
    return playAgain({ jobs, noted: await calls.all(), databaseUrl, atOnce, keep: options.keep })
  }

  /** The likeliest to survive first. A sample is asked in its own order, or its score would not stand for the whole. */
  async function workOffWhole(): Promise<void> {
    const { noticed, sampled, others, left } = byHowTheyWerePlayed(queue, again)
    await workOff(left)
    await workOff(sampled)
    const isConfirmed = isEnough(noticed.map((job) => kept[jobName(job)]))
    if (isConfirmed) for (const job of others) await keepAnswer(job, noticedBy(job))
    else await workOff(others)
  }

  function noticedBy(job: Job): string | null {
    return again.noticedBy.get(jobName(job)) ?? null
  }

  async function workOff(jobs: Job[]): Promise<void> {
    await Promise.all(Array.from({ length: atOnce }, () => askOf(jobs)))
  }

  async function askOf(jobs: Job[]): Promise<void> {
    const asker = openAsker({ databaseUrl: server?.url ?? '', calls, again, screens })
    let waiting: Job[] = []
    for (let job = jobs.shift(); job && Date.now() < until; job = jobs.shift()) {
      const red = await asker.firstRed(job)
      if (red !== null || !isForScreens(job)) await keepAnswer(job, red)
      else if (waiting.push(job) === mostTogether) await askScreens()
    }
    await askScreens()
    writeKept(options.keep, kept)
    await asker.close()

    async function askScreens(): Promise<void> {
      if (waiting.length === 0) return
      const noticed = await asker.noticedOnScreens(waiting)
      for (const job of waiting) await keepAnswer(job, noticed.get(jobName(job)) ?? null)
      waiting = []
    }
  }

  async function keepAnswer(job: Job, red: string | null): Promise<void> {
    const mayBeRefused = red === null && !options.node
    kept[jobName(job)] = mayBeRefused && (await isRefusedInPlace(job)) ? byTypes : red
    if (kept[jobName(job)] === null) console.log(`not noticed: ${jobName(job)}`)
    if (++done % 50 === 0) console.log(`${done} of ${all}`)
    writeKept(options.keep, kept)
  }
}
