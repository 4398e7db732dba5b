import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Who may import whom: the first row whose folder fits a file speaks for it. Project files are
 * matched by their path from the root, packages by their name. `types` may be imported as types only.
 */
const rows = [
  {
    folder: /^src\/machines\//,
    values: [/^xstate$/],
    types: [/^src\/machines\//, /^src\/services\/contract\//],
    why: 'a chart’s only value import is xstate, so that it can be pasted whole into a visualizer',
  },
  {
    folder: /^src\/services\/contract\//,
    values: [/^valibot$/, /^src\/services\/contract\//],
    why: 'both ends read the contract, so it is valibot and nothing else',
  },
  {
    folder: /^src\/services\//,
    values: [
      /^(ofetch|js-cookie|valibot)$/,
      /^src\/(services\/|constants\.ts|worker\/readable\.ts)/,
    ],
    why: 'services know neither charts nor screens',
  },
  {
    folder: /^src\/worker\//,
    values: [/^workbox-/, /^src\/worker\//],
    why: 'the worker runs beside the page and shares nothing with it',
  },
  {
    folder: /^src\/messages\//,
    values: [/^(react-intl|@formatjs\/intl)$/, /^src\/(messages\/|constants\.ts)/],
    types: [/^src\/services\/contract\//],
    why: 'messages know react-intl alone',
  },
  {
    folder: /^src\/views\/bindings\//,
    values: [
      /^src\/(machines|services|messages|views\/(bindings|shared))\//,
      /^src\/\w+\.ts$/,
      /^(?!src\/)/,
    ],
    why: 'bindings join charts and services, and know no flow',
  },
  {
    folder: /^src\/views\/(shell|shared)\//,
    values: [
      /^src\/views\/(bindings|shell|shared)\//,
      /^src\/machines\/selectors\//,
      /^src\/(messages|services\/contract)\//,
      /^src\/\w+\.ts$/,
      /^(?!src\/|xstate$|ofetch$|js-cookie$)/,
    ],
    types: [/^src\/machines\//, /^xstate$/],
    why: 'the shell reaches charts and the server through bindings, and knows no flow',
  },
  {
    folder: /^src\/views\/([a-zA-Z]+)\//,
    values: [
      /^src\/views\/(bindings|shell|shared|@own)\//,
      /^src\/machines\/selectors\//,
      /^src\/(messages|services\/contract)\//,
      /^src\/\w+\.ts$/,
      /^(?!src\/|xstate$|@xstate\/|ofetch$|js-cookie$)/,
    ],
    types: [/^src\/machines\//, /^xstate$/],
    why: 'a flow reaches charts and the server through bindings, and no other flow',
  },
  {
    folder: /^server\/routes\//,
    values: [
      /^server\/(routes|domain|errors\.ts|clock\.ts|mailer\.ts|messages)/,
      /^src\/services\/contract\//,
      /^(hono|@hono\/|valibot|@valibot\/)/,
      /^node:/,
    ],
    why: 'a route validates, calls one verb and never the database',
  },
  {
    folder: /^server\/domain\//,
    values: [
      /^server\/(domain|db)\//,
      /^server\/(errors|clock)\.ts$/,
      /^src\/services\/contract\//,
      /^(drizzle-orm|valibot|sharp|@noble\/hashes|@scure\/base)/,
      /^node:/,
    ],
    why: 'verbs know nothing of HTTP, and state the rules without the charts',
  },
  {
    folder: /^server\//,
    values: [/^server\//, /^src\/services\/contract\//, /^(?!src\/|xstate|react)/],
    why: 'the server shares the contract with the app and nothing else',
  },
  {
    folder: /^tests\/model\/support\/explorePaths\.ts$/,
    values: [/^/],
    why: '',
  },
  {
    folder: /^(tests|src|server)\//,
    values: [/^(?!@xstate\/graph$)/],
    why: 'tests/model/support/explorePaths.ts alone reads the graph',
  },
]

export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename)
    const isTest = /\.test\.tsx?$/.test(file)
    const layer = rows.find(({ folder }) => folder.test(file))
    if (!layer || (isTest && !file.startsWith('tests/'))) return {}
    const own = layer.folder.exec(file)?.[1]
    const fits = (patterns, name) =>
      patterns.some((pattern) => new RegExp(pattern.source.replace('@own', own ?? '@')).test(name))
    const check = (source, isType) => {
      if (typeof source?.value !== 'string') return
      const name = nameOf(source.value, file)
      if (fits(layer.values, name) || (isType && fits(layer.types ?? [], name))) return
      context.report({ node: source, message: `${file} may not import ${name}: ${layer.why}.` })
    }
    const declaration = (node) =>
      check(node.source, (node.importKind ?? node.exportKind) === 'type')
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node) => check(node.source, false),
    }
  },
}

function nameOf(source, file) {
  return source.startsWith('.') ? join(dirname(file), source) : source
}
