/** Loads the page anew when the server has a newer build: chunks of this one may be gone. */
export async function reloadIfOutdated(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (!entry || !navigator.onLine) return
  const { pathname } = new URL(entry.src)
  const page = await fetch('/', { cache: 'no-store' })
  if (page.ok && !(await page.text()).includes(pathname)) window.location.reload()
}

/** Loads the page anew unless there is nobody to load it from: what is shown is better than nothing. */
export async function reloadOnceReachable(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) window.location.reload()
}
