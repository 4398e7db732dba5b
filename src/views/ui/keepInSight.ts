/** A ref for a row that scrolls sideways: browsers take a tab that is half in sight for seen. */
export function keepInSight(row: HTMLElement | null) {
  if (row === null) return
  row.addEventListener('focusin', show)
  return () => row.removeEventListener('focusin', show)
}

function show({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
