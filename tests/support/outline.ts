/**
 * The content of a view in document order: each run of text, and before it each control or graphic,
 * with its state. Styles, and names that only tie elements together, are left out.
 */
export function outlineOf(element: Element): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : []
    if (!isElement(node) || isOrnament(node)) return []
    const own = ownLine(node)
    const inside = joined(outlineOf(node), node)
    return own === null ? inside : [[own, ...inside].join(' | ')]
  })
}

/** Decorative, or another source of the same picture. */
function isOrnament({ localName }: Element): boolean {
  return localName === 'svg' || localName === 'source'
}

const observed = ['href', 'alt', 'type', 'datetime', 'value', 'max', 'role', 'tabindex'] as const
const tying = /^aria-(?:labelledby|describedby|controls)$/

function ownLine(element: Element): string | null {
  const attributes = element
    .getAttributeNames()
    .filter((name) => isListed(name) && !tying.test(name))
    .map((name) => `${name}=${element.getAttribute(name)}`)
  const states = (['disabled', 'checked', 'indeterminate'] as const).filter(
    (state) => (element as HTMLInputElement)[state],
  )
  const isOfUse = /^(?:a|button|input|select|textarea|img|meter|h\d)$/.test(element.localName)
  if (!isOfUse && attributes.length === 0) return null
  return [element.localName, ...attributes, ...states].join(' ')
}

function isListed(name: string): boolean {
  return /^(?:aria|data)-/.test(name) || observed.some((one) => one === name)
}

/** Text within one paragraph or cell is joined. */
function joined(parts: string[], { localName }: Element): string[] {
  const isRun = /^(?:p|span|dt|dd|h\d|button|legend|time|strong)$/.test(localName)
  return isRun && parts.length > 1 ? [parts.join('')] : parts
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE
}
