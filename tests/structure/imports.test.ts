import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { objectionTo } from '../../lint/importTable.js'

type Kind = 'value' | 'type' | 'lazy'

interface Import {
  file: string
  /** A path from the root, or a package's name. */
  name: string
  kind: Kind
}

const root = join(import.meta.dirname, '../..')
const files = globSync('{contract,src,server}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$|^src\/messages\/compiled/.test(file),
)
const imports = files.flatMap(importsOf)

describe('imports, lazy and type ones counted', () => {
  it('are read from every file', () => {
    const kinds = (kind: Kind) => imports.filter((one) => one.kind === kind).length
    expect(files.length).toBeGreaterThan(400)
    expect(Math.min(kinds('value'), kinds('type'), kinds('lazy'))).toBeGreaterThan(10)
  })

  it('go round in no circle', () => {
    expect(circlesOf(imports)).toEqual([])
  })

  it('go where the table lets them', () => {
    const objections = imports.map(({ file, name, kind }) => objectionTo(file, name, kind))
    expect(objections.filter((objection) => objection !== null)).toEqual([])
  })
})

describe('the search for circles', () => {
  it('finds one that is closed by a type or a lazy import, and names its files in order', () => {
    expect(
      circlesOf([
        { file: 'a.ts', name: 'b.ts', kind: 'value' },
        { file: 'b.ts', name: 'c.ts', kind: 'lazy' },
        { file: 'c.ts', name: 'a.ts', kind: 'type' },
        { file: 'c.ts', name: 'd.ts', kind: 'value' },
      ]),
    ).toEqual([['a.ts', 'b.ts', 'c.ts']])
  })
})

describe('the table', () => {
  it.each([
    ['src/views/cart/cartScreen.tsx', 'src/views/orders/useOrder.ts', 'type'],
    ['src/views/cart/cartScreen.tsx', 'src/services/cart.ts', 'value'],
    ['src/views/ui/button.tsx', 'src/views/cart/cartScreen.tsx', 'lazy'],
    ['src/routing/hrefs.ts', 'src/routing/screens.ts', 'type'],
    ['src/machines/cartMachine.ts', 'src/machines/failure.ts', 'value'],
    ['server/domain/trade/cart/addToCart.ts', 'src/machines/cartMachine.ts', 'type'],
    [
      'server/domain/trade/orders/payOrder.ts',
      'server/domain/identity/session/findSession.ts',
      'value',
    ],
    ['server/routes/orders.ts', 'server/domain/identity/session/findSession.ts', 'value'],
    ['server/domain/trade/orders/payOrder.ts', 'server/http/envelope.ts', 'type'],
    ['contract/cart.ts', 'server/domain/kernel/errors.ts', 'type'],
    ['server/http/flowBook.ts', 'tools/flow-book/readChart.ts', 'value'],
    ['src/views/flows/flowsScreen.tsx', 'tools/flow-book/readChart.ts', 'type'],
    ['tools/studio/namedPictures.ts', 'server/db/client.ts', 'type'],
  ] as const)('refuses %s the import of %s as %s', (file, name, kind) => {
    expect(objectionTo(file, name, kind)).toMatch(`${file} may not import ${name}`)
  })
})

function importsOf(file: string): Import[] {
  const { module, program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const found: Import[] = []
  const add = (source: string, kind: Kind) =>
    found.push({
      file,
      name: source.startsWith('.') ? join(dirname(file), source.split('?', 1)[0] ?? '') : source,
      kind,
    })
  for (const { moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType)
    add(moduleRequest.value, isType ? 'type' : 'value')
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'value')
    }
  }
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') add(String(source.value), 'lazy')
    },
    TSImportType: ({ source }) => add(String(source.value), 'type'),
  }).visit(program)
  return found
}

/** The groups of files that reach each other (Tarjan), each from its first file on. */
function circlesOf(all: readonly Import[]): string[][] {
  const to = Map.groupBy(all, ({ file }) => file)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const { name } of to.get(file) ?? []) {
      if (!order.has(name)) {
        visit(name)
        low.set(file, Math.min(low.get(file) ?? 0, low.get(name) ?? 0))
      } else if (stack.includes(name)) {
        low.set(file, Math.min(low.get(file) ?? 0, order.get(name) ?? 0))
      }
    }
    if (low.get(file) !== order.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    const isItsOwn = (to.get(file) ?? []).some(({ name }) => name === file)
    if (group.length > 1 || isItsOwn) circles.push(group)
  }
  for (const { file } of all) if (!order.has(file)) visit(file)
  return circles
}
