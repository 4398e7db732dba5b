import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { domainUses, featureUses, objectionTo } from '../../lint/importTable.js'

type Kind = 'value' | 'type' | 'lazy'

interface Import {
  file: string
  /** A path from the root, or a package's name. */
  name: string
  kind: Kind
}

const root = join(import.meta.dirname, '../..')
const rooms = '{bench,contract,demo,lint,scripts,server,src,tests,tools}'
const files = globSync([`${rooms}/**/*.{ts,tsx,js}`, '*.{ts,js}'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).filter((file) => !file.endsWith('.d.ts'))
const imports = files.flatMap(importsOf)

describe('imports, lazy and type ones included', () => {
  it('are read from every file', () => {
    const kinds = (kind: Kind) => imports.filter((one) => one.kind === kind).length
    expect(files.length).toBeGreaterThan(1500)
    expect(roomsOf(files)).toEqual(expect.arrayContaining(['bench', 'lint', 'server', 'tests']))
    expect(Math.min(kinds('value'), kinds('type'), kinds('lazy'))).toBeGreaterThan(10)
  })

  it('form no circle', () => {
    expect(circlesOf(imports)).toEqual([])
  })

  it('lead from no folder of the domain back to itself, at any depth', () => {
    const inDomain = imports.filter(({ file, name }) =>
      [file, name].every((path) => path.startsWith('server/domain/') && !isTest(path)),
    )
    expect(inDomain.length).toBeGreaterThan(300)
    expect(folderCirclesOf(inDomain)).toEqual([])
  })

  it('obey the table', () => {
    const objections = imports.map(({ file, name, kind }) => objectionTo(file, name, kind))
    expect(objections.filter((objection) => objection !== null)).toEqual([])
  })
})

describe('the server', () => {
  it('has folders at its root, and no file', () => {
    const entries = readdirSync(join(root, 'server'), { withFileTypes: true })
    expect(entries.filter((entry) => !entry.isDirectory())).toEqual([])
  })

  it('has a row of the table for each folder of its domain', () => {
    expect(readdirSync(join(root, 'server/domain')).toSorted()).toEqual(domainUses.toSorted())
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

  it('finds circles of folders that no file closes, at the depth where they meet', () => {
    const edge = (file: string, name: string): Import => ({ file, name, kind: 'type' })
    const deep = [edge('a/b/one.ts', 'a/c/two.ts'), edge('a/c/d/three.ts', 'a/b/four.ts')]
    expect(folderCirclesOf(deep)).toEqual([['a/b', 'a/c']])
    expect(folderCirclesOf([edge('a/b/one.ts', 'a/b/two.ts'), ...deep.slice(1)])).toEqual([])
  })
})

describe('the table', () => {
  it('lists for a feature what it uses, and nothing else', () => {
    const unused = Object.entries(featureUses).flatMap(([feature, uses]) =>
      uses.filter(
        (use) =>
          !imports.some(
            ({ file, name }) =>
              file.startsWith(`src/views/${feature}/`) && name.startsWith(`src/views/${use}/`),
          ),
      ),
    )
    expect(unused).toEqual([])
  })

  it('has a row for every file', () => {
    expect(objectionTo('server/app.ts', 'node:fs', 'value')).toMatch('has no row')
  })

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
    ['contract/cart.ts', 'tests/factories/address.ts', 'type'],
    ['server/domain/ledger/transfer.ts', 'server/domain/trade/orders/moves.ts', 'type'],
    ['server/db/openPostgres.ts', 'server/domain/kernel/errors.ts', 'value'],
    ['server/office/app.ts', 'server/routes/orders.ts', 'lazy'],
    ['server/http/openStream.ts', 'server/boot/env.ts', 'type'],
    ['src/views/shell/tabBar.tsx', 'src/views/cart/cartCount.ts', 'value'],
    ['src/views/shell/frame.test.tsx', 'server/boot/app.ts', 'value'],
    ['tests/support/testShop.ts', 'tests/api/goodBodies.ts', 'value'],
    ['tests/browser/cart.spec.ts', '@xstate/graph', 'value'],
    ['bench/server.ts', 'src/app.tsx', 'value'],
    ['lint/layers.js', 'src/constants.ts', 'value'],
  ] as const)('refuses %s the import of %s as %s', (file, name, kind) => {
    expect(objectionTo(file, name, kind)).toMatch(`${file} may not import ${name}`)
  })
})

function roomsOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.split('/', 1)[0] ?? ''))]
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** Circles of folders, at each depth. There a file stands for the folder that it is in. */
function folderCirclesOf(all: readonly Import[]): string[][] {
  const depths = [...new Set(all.map(({ file }) => file.split('/').length - 1))].toSorted()
  const found = depths.flatMap((depth) => {
    const folderAt = (path: string) => dirname(path).split('/').slice(0, depth).join('/')
    const between = all.map((one) => ({
      ...one,
      file: folderAt(one.file),
      name: folderAt(one.name),
    }))
    return circlesOf(between.filter(({ file, name }) => file !== name))
  })
  return found.filter((circle, at) => found.findIndex((one) => `${one}` === `${circle}`) === at)
}

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

/** The groups of files that reach each other (Tarjan), each starting with its first file. */
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
