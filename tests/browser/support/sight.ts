import type { Page } from '@playwright/test'

export interface Stop {
  name: string
  /** Reasons why its focus can't be seen. */
  wrong: string[]
}

/** The element that has the focus. */
export async function focusedStop(page: Page): Promise<Stop> {
  const [stop] = await page.evaluate(lookAtFocus, { walk: false })
  return stop ?? { name: 'nothing', wrong: [] }
}

/** Focuses every focusable element, and returns those whose focus can't be seen. */
export async function unseenStops(page: Page): Promise<string[]> {
  const stops = await page.evaluate(lookAtFocus, { walk: true })
  return stops.flatMap(({ name, wrong }) => wrong.map((each) => `${name}: ${each}`))
}

/** Finds overlapping texts, and bars that leave too little of the screen. */
export function crowding(page: Page): Promise<string[]> {
  return page.evaluate(lookForCrowding)
}

async function lookAtFocus({ walk }: { walk: boolean }): Promise<Stop[]> {
  // A sheet moves the focus on from its edges in the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]'
  const root = document.querySelector('[role="dialog"]') ?? document
  const stops = walk
    ? [...root.querySelectorAll<HTMLElement>(focusable)].filter(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) &&
          !each.matches(':disabled, [tabindex="-1"]'),
      )
    : [document.activeElement]
  return stops.flatMap((stop) => {
    if (!(stop instanceof HTMLElement) || stop === document.body) return []
    if (walk) stop.focus()
    return [{ name: nameOf(stop), wrong: [...hidden(stop), ...unmarked(stop)] }]
  })

  function nameOf(element: Element): string {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const words = text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${element.localName} ${words || element.className}`
  }

  function hidden(element: Element): string[] {
    // A field that only assistive tools see is shown by its label.
    const isOwn = element.clientWidth !== 1 || element.clientHeight !== 1
    const seen = (isOwn ? null : element.closest('label')) ?? element
    const box = seen.getClientRects()[0]
    if (!box) return ['has no box']
    const middle = (from: number, to: number) => (from + to) / 2
    // The browser scrolls a text area to its current line.
    const fits = box.height < 0.4 * innerHeight && element.localName !== 'textarea'
    const top = fits ? box.top + 3 : Math.max(box.top, 0)
    const bottom = fits ? box.bottom - 3 : Math.min(box.bottom, innerHeight)
    const across = middle(Math.max(box.left, 0), Math.min(box.right, innerWidth))
    const down = fits ? [top, middle(top, bottom), bottom] : [middle(top, bottom)]
    const covers = down
      .map((y) => document.elementFromPoint(across, y))
      .filter((hit) => !hit || hit === document.body || !(seen.contains(hit) || hit.contains(seen)))
    return covers.slice(0, 1).map((hit) => `covered by ${hit ? nameOf(hit) : 'the edge'}`)
  }

  function unmarked(element: Element): string[] {
    if (!element.matches(':focus-visible')) return ['is not :focus-visible']
    const around = [element, element.closest('label'), element.parentElement]
    for (let next = element.nextElementSibling; next; next = next.nextElementSibling)
      around.push(next)
    const marked = around.find((each) => each && reach(each) !== null)
    if (!marked) return ['no mark']
    return isCut(marked) ? ['its mark is cut'] : []
  }

  /** How far the outline extends beyond the element's box. */
  function reach(element: Element): number | null {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const width = parseFloat(outlineWidth)
    return outlineStyle === 'none' || width === 0 ? null : width + parseFloat(outlineOffset)
  }

  function isCut(marked: Element): boolean {
    const grown = (reach(marked) ?? 0) - 1
    const mark = marked.getBoundingClientRect()
    for (let box = marked.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      const isInside =
        mark.left - grown >= edge.left &&
        mark.right + grown <= edge.right &&
        (mark.height > edge.height ||
          (mark.top - grown >= edge.top && mark.bottom + grown <= edge.bottom))
      if (!isInside) return true
    }
    return false
  }
}

function lookForCrowding(): string[] {
  const half = 0.5
  const isBar = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
  const shown = [...document.querySelectorAll('header, footer, nav, main, [role="dialog"]')].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }),
  )
  const barHeight = shown
    .filter((each) => isBar(each) && each.clientWidth > half * innerWidth)
    .reduce((sum, { clientHeight }) => sum + clientHeight, 0)
  const bars = barHeight > half * innerHeight ? [`bars take ${barHeight} of ${innerHeight} px`] : []
  return [...bars, ...shown.flatMap((each) => overlaps(textBoxes(each)))]

  function textBoxes(root: Element): { text: string; box: DOMRect }[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: { text: string; box: DOMRect }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('.visuallyHidden, [aria-hidden="true"], select')) continue
      if (/main|div/.test(root.localName) && element.closest('header, footer, nav')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        found.push({ text: text.slice(0, 30), box: shownOf(box, element) })
    }
    return found
  }

  /** The visible part of a box: its clipping ancestors are another check. */
  function shownOf(box: DOMRect, element: Element): DOMRect {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const edge = around.getBoundingClientRect()
      const top = Math.max(box.top, edge.top)
      const bottom = Math.min(box.bottom, edge.bottom)
      return new DOMRect(box.x, top, box.width, Math.max(0, bottom - top))
    }
    return box
  }

  function overlaps(boxes: { text: string; box: DOMRect }[]): string[] {
    const slack = 3
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ text, box }) =>
            text !== one.text &&
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > slack &&
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > slack,
        )
        .map(({ text }) => `“${one.text}” lies on “${text}”`),
    )
  }
}
