import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** One run of StrykerJS: the files that it mutates, and the tests that should kill the mutants. */
export interface MutationRun {
  name: string
  mutate: readonly string[]
  tests: readonly string[]
  /** The only chart whose paths are walked. */
  chart?: string
  /** Runs every test against each mutant, not only those that covered its code in the first run. */
  asksAll?: boolean
}

interface Area {
  files: string
  tests: readonly string[]
}

/** Every chart has its own tests: see `chartRun`. */
const charts = 'src/machines/*Machine.ts'

const hookTests = ['src/views/*.test.ts', 'src/views/*/use*.test.{ts,tsx}']

const areas: Readonly<Record<string, Area>> = {
  selectors: {
    files: 'src/machines/selectors/*.ts',
    tests: ['src/machines/selectors/*.test.ts', 'tests/model/!(charts).test.ts'],
  },
  services: {
    files: 'src/services/*.ts',
    tests: ['src/services/*.test.ts', ...hookTests],
  },
  hooks: {
    files: 'src/views/*/use*.{ts,tsx}',
    tests: hookTests,
  },
  ledger: verbsOf('ledger', '{ledger,bill,reportDays,refunds,withdrawals,checkout}'),
  stock: verbsOf('stock', '{checkout,heldOrders,cart,fullCart,refunds}'),
  identity: verbsOf(
    'identity',
    '{addresses,codeMisses,idempotency,loginThrottle,passwords,paymentCode,profile,session,takingTurns}',
  ),
  trade: verbsOf(
    'trade',
    '{cart,checkout,deadlines,dueWork,fullCart,offers,order*,parcels,promoCodes,refund*,reviews}',
  ),
  wallet: verbsOf('wallet', '{audit*,bill,recharges,withdrawals,office*}'),
}

export const areaNames = ['charts', ...Object.keys(areas)]

/** The verbs of an area of the domain, with the tests of the API that call them. */
function verbsOf(area: string, apiTests: string): Area {
  const files = `server/domain/${area}/**/*.ts`
  return { files, tests: [`server/domain/${area}/**/*.test.ts`, `tests/api/${apiTests}.test.ts`] }
}

/**
 * The runs for the command line's areas and files. Tests that it names replace those of the area.
 */
export function runsFor(names: readonly string[]): MutationRun[] {
  const given = names.filter(isTest)
  const wanted = names.filter((name) => !isTest(name))
  return wanted.flatMap((name) => {
    const runs = areaNames.includes(name) ? runsOfArea(name) : [runOfFile(name)]
    return given.length === 0 ? runs : runs.map((run) => ({ ...run, tests: given, asksAll: true }))
  })
}

function runsOfArea(name: string): MutationRun[] {
  const area = areas[name]
  return area === undefined
    ? filesOf(charts).map(chartRun)
    : [{ name, mutate: filesOf(area.files), tests: testsOf(area) }]
}

function runOfFile(file: string): MutationRun {
  if (filesOf(charts).includes(file)) return chartRun(file)
  const area = Object.values(areas).find(({ files }) => filesOf(files).includes(file))
  if (area === undefined) throw new Error(`${file} is in no area: ${areaNames.join(', ')}`)
  return { name: basename(file), mutate: [file], tests: testsOf(area) }
}

function chartRun(file: string): MutationRun {
  const chart = basename(file, 'Machine.ts')
  const journeys = globSync(`tests/model/${chart}{,Edges,Table}.test.ts`)
  const tests = ['tests/model/charts.test.ts', ...journeys]
  return { name: chart, mutate: [file], tests, chart }
}

function testsOf({ tests }: Area): string[] {
  return globSync([...tests]).toSorted()
}

function filesOf(pattern: string): string[] {
  return globSync(pattern)
    .filter((file) => !isTest(file))
    .toSorted()
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
