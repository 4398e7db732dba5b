/** A small copy of the drawing with a frame around its visible part. */
export interface StageMap {
  show: (svg: SVGSVGElement | null) => void
  update: () => void
}

/** A press on the map moves the drawing there. It is hidden while everything is visible. */
export function startMap(frame: HTMLElement, map: HTMLElement): StageMap {
  const seen = document.createElement('i')

  function update() {
    const copy = map.querySelector('svg')
    if (copy === null) return
    const [width, height] = [frame.scrollWidth, frame.scrollHeight]
    map.hidden = width <= frame.clientWidth + 1 && height <= frame.clientHeight + 1
    const part = (size: number, whole: number) => `${Math.min(100, (100 * size) / whole)}%`
    seen.style.left = part(frame.scrollLeft, width)
    seen.style.top = part(frame.scrollTop, height)
    seen.style.width = part(frame.clientWidth, width)
    seen.style.height = part(frame.clientHeight, height)
  }

  map.addEventListener('pointerdown', (event) => {
    const { left, top, width, height } = map.getBoundingClientRect()
    frame.scrollTo({
      left: ((event.clientX - left) / width) * frame.scrollWidth - frame.clientWidth / 2,
      top: ((event.clientY - top) / height) * frame.scrollHeight - frame.clientHeight / 2,
    })
  })
  frame.addEventListener('scroll', update, { passive: true })
  window.addEventListener('resize', update)

  return {
    show: (svg) => {
      const copy = svg?.cloneNode(true) as SVGSVGElement | undefined
      for (const part of copy?.querySelectorAll('text,title,.icon,.hit') ?? []) part.remove()
      // A copy is no second place for a state or an arrow.
      for (const part of copy?.querySelectorAll(
        '[data-state],[data-arrow],[data-line],[data-start]',
      ) ?? []) {
        for (const name of ['state', 'arrow', 'line', 'start']) part.removeAttribute(`data-${name}`)
      }
      map.replaceChildren(...(copy === undefined ? [] : [copy, seen]))
      update()
    },
    update,
  }
}
