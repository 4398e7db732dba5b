import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Call } from '../../contract/call.ts'

const made = vi.hoisted(() => [] as unknown[])
/** Records requests, and never answers them. */
vi.mock(import('../../src/services/http.ts'), async (readHttp) => {
  const neverAnswers = (call: unknown) => {
    made.push(call)
    return new Promise<never>(() => {})
  }
  return {
    ...(await readHttp()),
    callApi: neverAnswers,
    openBody: neverAnswers,
    sendFiles: neverAnswers,
  }
})

/** The calls of the specification, point 7. */
const specified = [
  ['POST', 'login'],
  ['GET', 'getUserInfo'],
  ['POST', 'logout'],
  ['POST', 'register'],
  ['GET', 'order_list'],
  ['POST', 'profile'],
  ['POST', 'resetpwd'],
  ['POST', 'resetPay'],
  ['GET', 'getBlockchain'],
  ['POST', 'recharge'],
  ['POST', 'extract'],
  ['GET', 'extract'],
  ['GET', 'address_list'],
  ['POST', 'address_add'],
  ['GET', 'address'],
  ['POST', 'address_set_default'],
  ['GET', 'address_del'],
  ['GET', 'language_list'],
  ['GET', 'set_language'],
  ['GET', 'bill'],
  ['GET', 'help_support'],
  ['GET', 'law'],
  ['POST', 'verify_pay'],
  ['GET', 'recharge_log'],
  ['GET', 'extract_log'],
] as const

const root = join(import.meta.dirname, '../..')
const imported = {
  bindings: namesImportedBy('src/views/*/{use,start}*.{ts,tsx}', 'services'),
  apiTests: namesImportedBy('tests/{api,factories,support}/*.ts', 'contract'),
}
/** The contract's name of each call, and the services that make it. */
const calls = new Map<unknown, string>()
const madeBy = new Map<string, string[]>()

beforeAll(async () => {
  for (const [name, exported] of await exportsOf('contract/*.ts')) {
    if (isCall(exported)) calls.set(exported, name)
  }
  for (const [name, exported] of await exportsOf('src/services/*.ts')) {
    if (typeof exported !== 'function' || /^class\b/.test(String(exported))) continue
    made.length = 0
    // Some services check their input before they call; these count as not made.
    const isAsked = async () => (exported as (...given: unknown[]) => unknown)({}, {})
    isAsked().catch(() => {})
    for (const call of made.filter(isCall))
      madeBy.set(addressOf(call), [...(madeBy.get(addressOf(call)) ?? []), name])
  }
})

test('the specification names 25 calls', () => {
  expect(specified).toHaveLength(25)
})

test.for(specified)('%s /api/user/%s is made by a screen and tried over HTTP', ([method, name]) => {
  const call = [...calls.keys()].find(
    (each) => isCall(each) && each.method === method && each.path === `/api/user/${name}`,
  )
  expect(call, 'the contract has the call').toBeDefined()
  const services = madeBy.get(`${method} /api/user/${name}`) ?? []
  expect({
    bound: services.some((service) => imported.bindings.has(service)),
    triedOverHttp: imported.apiTests.has(calls.get(call) ?? ''),
  }).toEqual({ bound: true, triedOverHttp: true })
})

function addressOf({ method, path }: Call): string {
  return `${method} ${path}`
}

function isCall(exported: unknown): exported is Call {
  return (
    typeof exported === 'object' && exported !== null && 'path' in exported && 'auth' in exported
  )
}

async function exportsOf(pattern: string): Promise<[string, unknown][]> {
  const files = globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.entries(module))
}

/** The value imports of these files from a folder: named ones, or members of a namespace. */
function namesImportedBy(pattern: string, folder: string): Set<string> {
  const names = new Set<string>()
  for (const file of globSync(pattern, { cwd: root })) {
    const { module, program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
    const entries = module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.includes(`/${folder}/`))
      .flatMap((each) => each.entries)
      .filter(({ isType }) => !isType)
    for (const { importName } of entries) if (importName.name) names.add(importName.name)
    const wholes = new Set(
      entries
        .filter(({ importName }) => importName.kind === 'NamespaceObject')
        .map(({ localName }) => localName.value),
    )
    new Visitor({
      MemberExpression: ({ object, property }) => {
        const isOfWhole = object.type === 'Identifier' && wholes.has(object.name)
        if (isOfWhole && property.type === 'Identifier') names.add(property.name)
      },
    }).visit(program)
  }
  return names
}
