/** Reloads the page if the server has a newer build, because chunks of this build may be gone. */
export async function reloadIfOutdated(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
  if (scripts.length === 0 || !navigator.onLine) return
  const page = await fetch('/', { cache: 'no-store' })
  if (!page.ok) return
  const html = await page.text()
  // Some file names stay the same from build to build, so all must match.
  if (scripts.some(({ src }) => !html.includes(new URL(src).pathname))) window.location.reload()
}

/** Reloads the page only if the server is reachable: the current page is better than none. */
export async function reloadOnceReachable(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) window.location.reload()
}
