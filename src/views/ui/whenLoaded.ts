/** Runs after the load event, so that the work doesn't compete with the first render. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work)
  else window.addEventListener('load', () => setTimeout(work), { once: true })
}
