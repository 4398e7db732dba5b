type HeightProperty = '--banner-height' | '--head-height' | '--foot-height' | '--card-height'

/**
 * A ref that publishes a bar's height as a CSS property. Other bars stand below it, and scroll
 * margins keep the focus clear of it.
 */
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
