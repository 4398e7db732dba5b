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
  /** `next` gets the focus. The submit button checks all fields itself. */
  onBlur: (next: EventTarget | null) => void
}

/**
 * A form that checks an edited field when it is left, and all fields on submit. A failed submit focuses
 * the first wrong field in page order. `check` returns the errors of the values. A server-rendered
 * form has `method="dialog"`, so that a submit before hydration navigates nowhere. A submit while
 * `isReady` is false (code for `check` is loading) waits for it.
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
  const [edited, setEdited] = useState<ReadonlySet<keyof Values>>(new Set())
  const [touched, setTouched] = useState<ReadonlySet<keyof Values>>(new Set())
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null)
  const errors = check(values)
  useEffect(() => {
    if (isReady) waiting?.requestSubmit()
  }, [isReady, waiting])
  // The screen stays mounted when it is left. A waiting submit must not be sent on return.
  useEffect(() => () => setWaiting(null), [])

  function touch(names: readonly (keyof Values)[]) {
    setTouched((before) => new Set([...before, ...names]))
  }

  return {
    values,
    setValues,
    /** Begins again, for a form that is sent several times. */
    reset: () => {
      setValues(initial)
      setEdited(new Set())
      setTouched(new Set())
    },
    isWaiting: waiting !== null,
    field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]> {
      return {
        name,
        value: values[name],
        error: touched.has(name) ? errors[name] : undefined,
        onChange: (value) => {
          setEdited((before) => new Set([...before, name]))
          setValues((before) => ({ ...before, [name]: value }))
        },
        onBlur: (next) => {
          // An empty field that the user has not typed in is no error yet.
          if (values[name] === '' && !edited.has(name)) return
          if (next instanceof HTMLButtonElement && next.type === 'submit') return
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

/** Text typed into a server-rendered form before hydration is only in the DOM fields. */
function typedInto<Values extends Fields>(form: HTMLFormElement, values: Values): Partial<Values> {
  const typed = Object.entries(values).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return []
    if (value === '' && field.value !== '') return [[name, field.value]]
    return value === false && field.checked ? [[name, true]] : []
  })
  return Object.fromEntries(typed) as Partial<Values>
}
