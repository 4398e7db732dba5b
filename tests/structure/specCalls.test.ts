import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

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

const root = new URL('../../', import.meta.url).pathname
const contract = sourcesOf('contract/*.ts')
const services = sourcesOf('src/services/*.ts').filter(({ path }) => !path.endsWith('.test.ts'))
const bindings = sourcesOf('src/views/*/{use,start}*.{ts,tsx}')
const apiTests = sourcesOf('tests/{api,factories,support}/*.ts')

test('the specification names 25 calls', () => {
  expect(specified).toHaveLength(25)
})

test.for(specified)('%s /api/user/%s is made by a screen and tried over HTTP', ([method, name]) => {
  const call = callNamed(method, `/api/user/${name}`)
  const service = services
    .flatMap(({ text }) => [...text.matchAll(/export function (\w+)\([\s\S]*?\n}/g)])
    .find(([body]) => new RegExp(`\\b(?:contract\\.)?${call}(?:Call)?\\b`).test(body))?.[1]
  expect(service, `a service makes ${call}`).toBeDefined()
  const isUsed = (sources: typeof bindings, word: string) =>
    sources.some(({ text }) => new RegExp(`\\b${word}\\b`).test(text))
  expect({
    bound: isUsed(bindings, service ?? ''),
    triedOverHttp: isUsed(apiTests, call),
  }).toEqual({ bound: true, triedOverHttp: true })
})

function callNamed(method: string, path: string): string {
  for (const { text } of contract) {
    for (const [, name, body = ''] of text.matchAll(
      /export const (\w+) = call\(\{([\s\S]*?)\n}\)/g,
    )) {
      if (body.includes(`method: '${method}'`) && body.includes(`path: '${path}'`))
        return name ?? ''
    }
  }
  throw new Error(`the contract has no ${method} ${path}`)
}

function sourcesOf(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: root }).map((path) => ({
    path,
    text: readFileSync(`${root}${path}`, 'utf8'),
  }))
}
