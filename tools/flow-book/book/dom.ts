type Child = Node | string | null

/** Creates an element with its attributes, listeners (`onclick`) and children. */
export function h(
  tag: string,
  attributes: Readonly<Record<string, string | boolean | ((event: Event) => void)>> = {},
  ...children: readonly Child[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false) element.setAttribute(name, value)
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

export function fill(id: string, ...children: readonly Child[]): void {
  elementOf(id).replaceChildren(...children.filter((child) => child !== null))
}

export function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`the page has no #${id}`)
  return element
}
