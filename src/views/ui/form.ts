import { useEffect, useState } from 'react'
import { afterPointerUp } from './afterPointerUp.ts'
import type { SyntheticEvent } from 'react'
import type { MessageDescriptor } from 'react-intl'
import type { FieldErrors } from './fieldRules.ts'

type Fields = Readonly<Record<string, string | boolean>>

export interface FieldBinding<Value> {
  name: string
  value: Value
  error: MessageDescriptor | undefined
  onChange: (value: Value) => void
  /** Given where focus goes: the submit button checks everything itself. */
  onBlur: (next: EventTarget | null) => void
}

/**
 * A form that checks a field when it is left and all of them on submit, and moves focus to the
 * first wrong one in the order of the page. `check` names what is wrong with the values. A form that
 * the server renders has `method="dialog"`: submitted before hydration, it goes nowhere. Sent while
 * `isReady` is false (what `check` needs is on its way), it is checked and sent once that is here.
 */
export function useForm<Values extends Fields>({
  initial,
  check,
  isReady = true,
}: {
  initial: Values
  check: (values: Values) => FieldErrors<Values>
  isReady?: boolean
}) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set())
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null)
  const errors = check(values)
  useEffect(() => {
    if (isReady) waiting?.requestSubmit()
  }, [isReady, waiting])
  // A screen stays alive when it is left; a waiting submission is not sent on coming back.
  useEffect(() => () => setWaiting(null), [])

  function touch(names: readonly (keyof Values)[]) {
    setTouched((before) => new Set([...before, ...names]))
  }

  return {
    values,
    setValues,
    isWaiting: waiting !== null,
    field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> {
      return {
        name,
        value: values[name],
        error: touched.has(name) ? errors[name] : undefined,
        onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
        onBlur: (next) => {
          // A tap on a button from a field that is still empty does not count as leaving it.
          const isButton = next instanceof HTMLButtonElement
          if (isButton && (next.type === 'submit' || values[name] === '')) return
          afterPointerUp(() => touch([name]))
        },
      }
    },
    submit: (onValid: (values: Values) => void) => (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      setWaiting(isReady ? null : event.currentTarget)
      if (!isReady) return
      const filled = { ...values, ...typedInto(event.currentTarget, values) }
      setValues(filled)
      touch(Object.keys(filled))
      const found = check(filled)
      const wrong = Array.from(event.currentTarget.elements).find(
        (element): element is HTMLInputElement =>
          'name' in element && String(element.name) in found,
      )
      if (Object.keys(found).length === 0) onValid(filled)
      else wrong?.focus()
    },
  }
}

/** Text typed into a server-rendered form before hydration is in the fields only. */
function typedInto<Values extends Fields>(form: HTMLFormElement, values: Values): Partial<Values> {
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return []
    if (value === '' && field.value !== '') return [[name, field.value]]
    return value === false && field.checked ? [[name, true]] : []
  })
  return Object.fromEntries(typed) as Partial<Values>
}
