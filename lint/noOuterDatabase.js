/**
 * Inside `x.db.transaction((tx) => …)` only the transaction may be used. Waiting there for a second
 * connection deadlocks once every connection of the pool waits in the same way.
 */
export const noOuterDatabase = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        const [work] = node.arguments
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'transaction') return
        if (!work?.body || !work.params) return
        const outer = context.sourceCode.getText(callee.object)
        const holder = callee.object.type === 'MemberExpression' ? callee.object.object.name : null
        visit(work.body, (inner, parent) => {
          if (context.sourceCode.getText(inner) === outer && !isPropertyName(inner, parent)) {
            context.report({ node: inner, message: `Use the transaction, not ${outer}, in here.` })
          }
          if (inner.type === 'Identifier' && inner.name === holder && isHandedOn(inner, parent)) {
            context.report({
              node: inner,
              message: `Hand on { ...${holder}, db: tx }, not ${holder}, in here.`,
            })
          }
        })
      },
    }
  },
}

function isHandedOn(node, parent) {
  if (parent.type === 'CallExpression') return parent.arguments.includes(node)
  return parent.type === 'Property' && parent.value === node
}

function isPropertyName(node, parent) {
  const isMember = parent.type === 'MemberExpression' && parent.property === node
  return isMember || (parent.type === 'Property' && parent.key === node && !parent.shorthand)
}

function visit(node, visitNode) {
  for (const [name, value] of Object.entries(node)) {
    if (name === 'parent') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!child || typeof child.type !== 'string') continue
      visitNode(child, node)
      visit(child, visitNode)
    }
  }
}
