import { dirname, join, relative } from 'node:path'
import { objectionTo } from './importTable.js'

const root = join(import.meta.dirname, '..')

/** Checks every import, also lazy and type imports, against `importTable.js`. */
export const layers = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename)
    const check = (source, kind) => {
      if (typeof source?.value !== 'string') return
      const message = objectionTo(file, nameOf(source.value, file), kind)
      if (message !== null) context.report({ node: source, message })
    }
    const declaration = (node) =>
      check(node.source, (node.importKind ?? node.exportKind) === 'type' ? 'type' : 'value')
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression: (node) => check(node.source, 'lazy'),
      TSImportType: (node) => check(node.source ?? node.argument?.literal ?? node.argument, 'type'),
    }
  },
}

function nameOf(source, file) {
  return source.startsWith('.') ? join(dirname(file), source) : source
}
