const message = 'The device’s clock may be days wrong: use serverNow() of src/serverClock.ts.'

/**
 * Only the server's clock gives the app the time. `performance.now()` is allowed: it measures
 * intervals.
 */
/** @type {import('oxlint/plugins-dev').Rule} */
export const serverClock = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node) => context.report({ node, message })
    return {
      MemberExpression(node) {
        if (isDate(node.object) && nameOf(node) === 'now') report(node)
      },
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node)
      },
      VariableDeclarator(node) {
        if (isDate(node.init)) report(node)
      },
    }
  },
}

function isDate(node) {
  if (node?.type === 'Identifier') return node.name === 'Date'
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'Identifier' &&
    /^(?:globalThis|window|self)$/.test(node.object.name) &&
    nameOf(node) === 'Date'
  )
}

function nameOf({ property, computed }) {
  return computed ? property.value : property.name
}
