import { act } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Types into a field, or selects in it, as a shopper does. */
export async function fillIn(place: Element, selector: string, value: string): Promise<void> {
  const field = place.querySelector<Field>(selector)
  if (field === null) throw new Error(`no field is ${selector}`)
  await act(async () => {
    // React overrides the element's setter to track its value, so this calls the prototype's.
    Reflect.set(Object.getPrototypeOf(field) as Field, 'value', value, field)
    const type = field.localName === 'select' ? 'change' : 'input'
    field.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

/** Chooses files in a file field. */
export async function chooseFiles(place: Element, files: readonly File[]): Promise<void> {
  const field = place.querySelector<HTMLInputElement>('input[type=file]')
  if (field === null) throw new Error('no field takes files')
  await act(async () => {
    Object.defineProperty(field, 'files', { value: files, configurable: true })
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
