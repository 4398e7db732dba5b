/**
 * A ref for a row that scrolls sideways. On focus, browsers don't scroll to an element that is
 * partly visible, so this does.
 */
export function keepInSight(row: HTMLElement | null) {
  if (row === null) return
  row.addEventListener('focusin', show)
  return () => row.removeEventListener('focusin', show)
}

function show({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
