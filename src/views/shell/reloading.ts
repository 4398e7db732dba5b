/** Loads the page anew when the server has a newer build: chunks of this one may be gone. */
export async function reloadIfOutdated(): Promise<void> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
  if (scripts.length === 0 || !navigator.onLine) return
  const page = await fetch('/', { cache: 'no-store' })
  if (!page.ok) return
  const html = await page.text()
  // Some stay the same from build to build.
  if (scripts.some(({ src }) => !html.includes(new URL(src).pathname))) window.location.reload()
}

/** Loads the page anew unless there is nobody to load it from: what is shown is better than nothing. */
export async function reloadOnceReachable(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) window.location.reload()
}
