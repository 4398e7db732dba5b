/** The part of Babel's node path that is read here. */
interface NodePath {
  node: {
    type: string
    key?: { type: string; name?: string }
    callee?: { name?: string; property?: { name?: string } }
  }
  parentPath: NodePath | null
}

/**
 * Fields of a chart without effect: texts for the drawings, types, stubs that `provide` replaces.
 */
const unread = new Set(['description', 'types', 'actors'])

/** Ignores mutants that no test can kill: code that only people or the compiler read. */
function shouldIgnore(path: NodePath): string | undefined {
  const { node, parentPath } = path
  if (node.type === 'ObjectProperty' && unread.has(node.key?.name ?? '')) {
    const isOfChart = node.key?.name === 'description' || isSetup(parentPath?.parentPath)
    return isOfChart ? `the ${node.key?.name} of a chart` : undefined
  }
  return node.type === 'CallExpression' && node.callee?.name === 'defineMessages'
    ? 'texts are tested by the browser'
    : undefined
}

function isSetup(path: NodePath | null | undefined): boolean {
  return path?.node.type === 'CallExpression' && path.node.callee?.name === 'setup'
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'untested', value: { shouldIgnore } }]
