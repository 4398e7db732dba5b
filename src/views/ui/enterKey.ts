import type { ComponentProps, KeyboardEvent } from 'react'

type Hint = NonNullable<ComponentProps<'input'>['enterKeyHint']>

const typed = 'input:not([hidden], [type=checkbox], [type=radio], [type=file]), textarea, select'

/** Names the Enter key of a touch keyboard: "next", and `last` in the last field of the form. */
export function nameEnterKey(field: HTMLInputElement, last: Hint): void {
  field.setAttribute('enterkeyhint', fieldAfter(field) === undefined ? last : 'next')
}

/** Enter on a touch keyboard moves to the next field. On others it submits the form, as always. */
export function onEnterKey(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const next = fieldAfter(event.currentTarget)
  if (next === undefined || !matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  next.focus()
}

function fieldAfter(field: HTMLInputElement): HTMLElement | undefined {
  const fields = Array.from(field.form?.elements ?? []).filter(
    (each): each is HTMLInputElement => each.matches(typed) && !each.matches(':disabled'),
  )
  return fields[fields.indexOf(field) + 1]
}
