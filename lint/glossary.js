/**
 * Words that this project does not use, each with the standard term for it. `names` is matched
 * against each word of an identifier and of a file's name, `phrases` against comments, test titles
 * and the sentences of the docs. The lint rule below and `tests/structure/glossary.test.ts` read it.
 */
export const glossary = [
  {
    names: /^(tell|tells|told|telling|teller|untold)$/,
    // The view of the outbox's former name.
    except: /^untold_changes$/,
    use: 'publish, outbox relay',
  },
  { phrases: /\b(teller|untold|told again)\b/, use: 'outbox relay, unpublished, re-sent' },
  { names: /^(kept)$/, except: /^keptBack/, use: 'cached, stored, saved' },
  { phrases: /\bkept\b(?! (back|alive))/, use: 'cached, stored, saved' },
  { names: /^(together|sendAhead|readTogether)$/, isWhole: true, use: 'pipelineAll, batch' },
  { names: /^(transferring|stockMoving|proofSpending|partsOfMove)$/, use: 'a noun and Cte' },
  { names: /^(present)$/, isWhole: true, use: 'assertDefined' },
  {
    names: /^(carryOut|carryOutDue|refuseAsItIs|inReadersWords|tellOrder)$/,
    isWhole: true,
    use: 'applyDeadlines, throwConflict, localizeOrder',
  },
  { phrases: /\b(carr(y|ies|ied) out)\b/, use: 'apply, run' },
  { names: /^(face|faces)$/, except: /^FontFace$/, use: 'preview' },
  {
    names: /^(loadFrame|textMark|firstCalls|startAnew|describedQuery|readTogether)$/,
    isWhole: true,
    use: 'loadShopsAndCategories, textHash, loaders, reexec',
  },
  {
    names: /^(door|doors)$/,

    use: 'securityHeaders, onClientError',
  },
  { names: /^(fault|faults|faulty)$/, except: /^faulty$/, use: 'error, unexpectedErrors' },
  { phrases: /\b(?<!run )faults?\b(?![/`])/, use: 'unexpected error' },
  { names: /^(deed|deeds)$/, use: 'action' },
  { phrases: /\b(deeds?)\b/, use: 'action' },
  { names: /^(painted|painter|painting|paintings|paints)$/, use: 'rendered, server renderer' },
  { phrases: /\b(painted|painters?|painting|paints)\b/, use: 'rendered, server renderer' },
  { names: /^(historySteps|whenTapIsOver)$/, isWhole: true, use: 'modalHistory, afterPointerUp' },
  {
    names: /^(drill|drills|drilled|storm|storms|powercut|harmless)$/,
    use: 'mutation test, load test, crash test, equivalent mutant',
  },
  {
    phrases: /\b(drills?|drilled|storms?|powercuts?|power cuts?|harmless edits?)\b/,
    use: 'mutation test, load test, crash test, equivalent mutant',
  },
  { names: /^(laid|lay|lays)$/, except: /^lay(Out|outs?)|^laid(Out)?/, use: 'seeded, imported' },
  { phrases: /\b(laid|lays?|laying) in\b/, use: 'seeded, seed, import' },
  { names: /^(beside|whatever|whoever)$/, use: 'next to, any, who' },
  { phrases: /\b(beside|by then|whatever|whoever)\b/i, use: 'next to, already, say what you mean' },
]

const testCalls = /^(test|it|describe)$/

/**
 * What speaks against an identifier or the name of a file; null where nothing does.
 * @param {string} name
 * @returns {string | null}
 */
export function objectionToName(name) {
  const words = name.split(/[_.-]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase())
  for (const { names, isWhole, except, use } of glossary) {
    if (!names || except?.test(name)) continue
    const isUsed = isWhole ? names.test(name) : words.some((word) => names.test(word))
    if (isUsed) return `“${name}” is no standard term here: use ${use} (lint/glossary.js).`
  }
  return null
}

/**
 * The same for a sentence of a comment, a test title or a page of the docs.
 * @param {string} text
 * @returns {string | null}
 */
export function objectionToPhrase(text) {
  for (const { phrases, use } of glossary) {
    const [found] = phrases?.exec(text) ?? []
    if (found) return `“${found}” is no standard term here: use ${use} (lint/glossary.js).`
  }
  return null
}

/** @type {import('oxlint/plugins-dev').Rule} */
export const glossaryRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const report = (node, message) => message && context.report({ node, message })
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          report(comment, objectionToPhrase(comment.value))
        }
      },
      Identifier(node) {
        if (isNamedHere(node)) report(node, objectionToName(node.name))
      },
      PrivateIdentifier(node) {
        report(node, objectionToName(node.name))
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !testCalls.test(rootOf(callee)?.name ?? '')) return
        const text =
          title.type === 'TemplateLiteral' ? context.sourceCode.getText(title) : title.value
        if (typeof text === 'string') report(title, objectionToPhrase(text))
      },
    }
  },
}

/** Of another library's object only what is called by its name is ours. */
function isNamedHere({ parent, name }) {
  return !(parent.type === 'MemberExpression' && parent.property.name === name && !parent.computed)
}

/** `test` of `test.each(rows)(title)`. */
function rootOf(callee) {
  if (callee.type === 'CallExpression') return rootOf(callee.callee)
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  return callee.type === 'Identifier' ? callee : null
}
