import { Stryker } from '@stryker-mutator/core'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { areaNames, runsFor } from './areas.ts'

/**
 * Runs StrykerJS, and counts the mutants that the tests kill. `npm run mutation -- <area or source
 * file>... [test files to use instead of the area's]`
 */

const runs = runsFor(process.argv.slice(2))
if (runs.length === 0) console.log(`name areas or files; areas: ${areaNames.join(', ')}`)
const scores: string[] = []

for (const { name, mutate, tests, chart, asksAll } of runs) {
  process.env['MUTATION_TESTS'] = tests.join(',')
  if (asksAll) process.env['MUTATION_ASKS_ALL'] = 'yes'
  if (chart !== undefined) process.env['ONLY_CHART'] = chart
  const started = Date.now()
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      fileURLToPath(new URL('ignoreMutants.ts', import.meta.url)),
    ],
    ignorers: ['untested'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: [...mutate],
    concurrency: availableParallelism(),
    tempDirName: 'test-results/stryker',
    ignorePatterns: ['/data', '/dist', '/docs', '/test-results', '/server/demo/pictures'],
    // StrykerJS would read it by an API that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 20_000,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { reportTests: false, allowColor: false },
    htmlReporter: { fileName: `test-results/mutation/${name}.html` },
  }).runMutationTest()
  const count = (...statuses: string[]) =>
    results.filter(({ status }) => statuses.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const all = killed + count('Survived', 'NoCoverage')
  const score = ((100 * killed) / all).toFixed(1)
  const seconds = ((Date.now() - started) / 1000).toFixed(0)
  scores.push(`${name.padEnd(32)} ${killed} of ${all} = ${score} %, ${seconds} s`)
}
for (const line of scores) console.log(line)
