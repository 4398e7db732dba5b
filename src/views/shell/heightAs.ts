type HeightProperty = '--banner-height' | '--head-height' | '--foot-height'

/** A ref that tells the page how tall a bar is: others stand below it, and focus never goes under it. */
export function heightAs(property: HeightProperty) {
  return (bar: HTMLElement | null) => {
    if (bar === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }
}
