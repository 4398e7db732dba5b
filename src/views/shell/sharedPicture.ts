let last: { path: string; source: string } | null = null

/**
 * Finds the picture that represents a screen on other screens or on itself, by `data-picture-of`.
 */
export function findPictureOf(path: string): HTMLElement | null {
  const pictures = document.querySelectorAll<HTMLElement>('[data-picture-of]')
  return [...pictures].find((each) => each.dataset.pictureOf === path && isInSight(each)) ?? null
}

/** Stores the file of the picture that was seen last. */
export function notePictureOf(path: string, element: HTMLElement | null): void {
  const source = element?.querySelector('img')?.currentSrc
  last = source ? { path, source } : null
}

/** The file seen where the screen was opened. Null if there was none. */
export function sourceSeenBefore(path: string): string | null {
  return last?.path === path ? last.source : null
}

function isInSight(element: HTMLElement): boolean {
  const { width, top, bottom } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}
