import { startMap } from './stageMap.ts'

/**
 * The drawing, at least at a readable size. It zooms by buttons, pinch and wheel, pans by dragging,
 * and fits as a whole on request. A map shows which part is visible.
 */
export interface Stage {
  show: (svg: string) => void
  /** Shows the whole drawing at any scale. */
  fit: () => void
  zoomBy: (factor: number) => void
  /** Highlights parts of the drawing, and scrolls to the first of them. */
  light: (
    parts: { states: readonly string[]; arrows: readonly string[] },
    isMoving: boolean,
  ) => void
}

const [least, greatest] = [0.05, 3]
/** The smallest text of a drawing is 10 px, and is shown at that size. */
const readable = 1

export function startStage(frame: HTMLElement, mapFrame: HTMLElement): Stage {
  let scale = 1
  const map = startMap(frame, mapFrame)
  const drawing = () => frame.querySelector('svg')
  const widthOf = (svg: SVGSVGElement) => svg.viewBox.baseVal.width

  function setScale(wanted: number, at = { x: frame.clientWidth / 2, y: frame.clientHeight / 2 }) {
    const svg = drawing()
    if (svg === null) return
    const next = Math.min(greatest, Math.max(least, wanted))
    const growth = next / scale
    const [left, top] = [frame.scrollLeft + at.x, frame.scrollTop + at.y]
    scale = next
    svg.style.width = `${widthOf(svg) * scale}px`
    svg.style.height = 'auto'
    frame.scrollLeft = left * growth - at.x
    frame.scrollTop = top * growth - at.y
    map.update()
  }

  function fittingScale(svg: SVGSVGElement): number {
    return Math.min(1.15, (frame.clientWidth - 2) / widthOf(svg))
  }

  function fit() {
    const svg = drawing()
    if (svg === null) return
    // A frame that grows with its drawing gives the height that it may have at most.
    const most = parseFloat(getComputedStyle(frame).maxHeight)
    const height = (Number.isNaN(most) ? frame.clientHeight : most) - paddingOf(frame)
    const wanted = (height - 2) / svg.viewBox.baseVal.height
    setScale(Math.min(fittingScale(svg), wanted))
  }

  /** Starts at the chart's initial state. */
  function open() {
    const svg = drawing()
    if (svg === null) return
    scale = 1
    setScale(Math.max(readable, fittingScale(svg)))
    frame.scrollTo({ left: 0, top: 0 })
    const start = svg.querySelector('[data-start]')
    if (start !== null) bringIntoView(start)
  }

  function bringIntoView(part: Element) {
    if (scale < readable) setScale(readable)
    const [place, seen] = [part.getBoundingClientRect(), frame.getBoundingClientRect()]
    frame.scrollTo({
      left: frame.scrollLeft + place.x + place.width / 2 - seen.x - seen.width / 2,
      top: frame.scrollTop + place.y + Math.min(place.height, 120) / 2 - seen.y - seen.height / 2,
    })
  }

  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const seen = frame.getBoundingClientRect()
      setScale(scale * Math.exp(-event.deltaY / 300), {
        x: event.clientX - seen.x,
        y: event.clientY - seen.y,
      })
    },
    { passive: false },
  )
  panByHand(frame)
  pinch(frame, (factor, at) => setScale(scale * factor, at))

  return {
    show: (svg) => {
      frame.innerHTML = svg
      map.show(frame.querySelector('svg'))
      open()
    },
    fit,
    zoomBy: (factor) => setScale(scale * factor),
    light: ({ states, arrows }, isMoving) => {
      const lit: Element[] = []
      for (const part of frame.querySelectorAll<SVGElement>(
        '[data-state],[data-arrow],[data-line]',
      )) {
        const { state, arrow, line } = part.dataset
        const isLit =
          (state !== undefined && states.includes(state)) ||
          (arrow !== undefined && arrows.includes(arrow)) ||
          (line !== undefined && line.split(' ').some((each) => arrows.includes(each)))
        part.classList.toggle('isLit', isLit)
        if (isLit && line === undefined) lit.push(part)
      }
      const [first] = lit.toSorted((one, other) => sizeOf(one) - sizeOf(other))
      if (first !== undefined && isMoving) bringIntoView(first)
    },
  }
}

function paddingOf(frame: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(frame)
  return parseFloat(paddingTop) + parseFloat(paddingBottom)
}

function sizeOf(part: Element): number {
  const { width, height } = part.getBoundingClientRect()
  return width * height
}

/** By mouse; a finger scrolls natively. A drag is no click. */
function panByHand(frame: HTMLElement): void {
  const enough = 4
  let from: { x: number; y: number } | null = null
  let dragged = 0
  frame.addEventListener('pointerdown', (event) => {
    dragged = 0
    if (event.pointerType === 'mouse') from = { x: event.clientX, y: event.clientY }
  })
  frame.addEventListener('pointermove', (event) => {
    if (from === null) return
    const [x, y] = [from.x - event.clientX, from.y - event.clientY]
    dragged += Math.abs(x) + Math.abs(y)
    frame.scrollBy(x, y)
    from = { x: event.clientX, y: event.clientY }
  })
  for (const end of ['pointerup', 'pointerleave', 'pointercancel']) {
    frame.addEventListener(end, () => {
      from = null
    })
  }
  frame.addEventListener(
    'click',
    (event) => {
      if (dragged > enough) event.stopPropagation()
    },
    { capture: true },
  )
}

function pinch(
  frame: HTMLElement,
  zoom: (factor: number, at: { x: number; y: number }) => void,
): void {
  let apart = 0
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches
      if (one === undefined || other === undefined) return
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      const seen = frame.getBoundingClientRect()
      const middle = {
        x: (one.clientX + other.clientX) / 2 - seen.x,
        y: (one.clientY + other.clientY) / 2 - seen.y,
      }
      if (apart > 0) zoom(now / apart, middle)
      apart = now
    },
    { passive: false },
  )
  frame.addEventListener('touchend', () => {
    apart = 0
  })
}
