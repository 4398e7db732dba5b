// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { AreaField, CheckField, PasswordField, SelectField, TextField } from './field.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const wrong = { id: 'test.wrong', defaultMessage: 'Please fill this in' }

const kinds = { TextField, PasswordField, AreaField, SelectField: SelectOfTwo } as const

test.each(
  (Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) => [
    { kind, hint: undefined, error: undefined, said: null, isWrong: 'false' },
    { kind, hint: 'Six digits', error: undefined, said: 'Six digits', isWrong: 'false' },
    { kind, hint: 'Six digits', error: wrong, said: 'Please fill this in', isWrong: 'true' },
    { kind, hint: undefined, error: wrong, said: 'Please fill this in', isWrong: 'true' },
  ]),
)('a $kind with the hint $hint and the error $error.id shows $said', async (given) => {
  const { kind, hint, error, said, isWrong } = given
  const Field = kinds[kind]
  const field = { name: 'code', value: '', error, onChange: () => {}, onBlur: () => {} }
  const place = await bindings.show(<Field label="Code" hint={hint} field={field} />)
  const input = place.querySelector('input, textarea, select')
  const describedBy = input?.getAttribute('aria-describedby') ?? null
  expect([
    describedBy === null ? null : document.getElementById(describedBy)?.textContent,
    input?.getAttribute('aria-invalid'),
    place.querySelector('label')?.getAttribute('for') === input?.id,
    [...place.querySelectorAll('p')].map(({ textContent }) => textContent),
  ]).toEqual([said, isWrong, true, said === null ? [] : [said]])
})

test.each([
  { kind: 'TextField', value: '12345', said: 'Six digits' },
  { kind: 'TextField', value: '123456', said: 'No more than 6 characters fit here.' },
  { kind: 'AreaField', value: '123456', said: 'No more than 6 characters fit here.' },
] as const)('a $kind of six characters with “$value” shows: $said', async (given) => {
  const Field = kinds[given.kind]
  const field = {
    name: 'code',
    value: given.value,
    error: undefined,
    onChange: () => {},
    onBlur: () => {},
  }
  const place = await bindings.show(
    <Field label="Code" hint="Six digits" maxLength={6} field={field} />,
  )
  const input = place.querySelector('input, textarea')
  const describedBy = input?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe(given.said)
})

test.each([
  { typed: 'ada', taken: [['ada']] },
  { typed: '', taken: [] },
])('of “$typed”, typed before hydration, $taken is taken over', async ({ typed, taken }) => {
  const onChange = vi.fn<(value: string) => void>()
  const field = { name: 'account', value: '', error: undefined, onChange, onBlur: () => {} }
  const page = (
    <IntlProvider locale="en">
      <TextField label="Account" field={field} />
    </IntlProvider>
  )
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page)
  const input = place.querySelector('input')
  if (input) input.value = typed
  const root = await act(async () => hydrateRoot(place, page))
  expect(onChange.mock.calls).toEqual(taken)
  await act(async () => root.unmount())
  place.remove()
})

/** An empty, untouched field of a form. */
function emptyField(value = '') {
  const onBlur = vi.fn<(next: EventTarget | null) => void>()
  return { name: 'account', value, error: undefined, onChange: () => {}, onBlur }
}

test.each([
  { of: 'a field to begin in', takesFocus: true, isTyping: false, focused: 'account' },
  {
    of: 'a field to begin in, while one types elsewhere,',
    takesFocus: true,
    isTyping: true,
    focused: 'search',
  },
  { of: 'any other field', takesFocus: false, isTyping: false, focused: undefined },
])('when $of appears, the focus is in $focused', async (given) => {
  const place = await bindings.show(<input name="search" />)
  if (given.isTyping) place.querySelector('input')?.focus()
  await bindings.show(
    <TextField label="Account" field={emptyField()} takesFocus={given.takesFocus} />,
  )
  const { activeElement } = document
  expect(activeElement?.getAttribute('name') ?? undefined).toBe(given.focused)
})

test.each([
  { of: 'begun in and left empty', takesFocus: true, value: '', heard: 0 },
  { of: 'begun in and filled', takesFocus: true, value: 'ada', heard: 1 },
  { of: 'chosen and left empty', takesFocus: false, value: '', heard: 1 },
])('a field that was $of is checked this often when it is left: $heard', async (given) => {
  const field = emptyField(given.value)
  const place = await bindings.show(
    <TextField label="Account" field={field} takesFocus={given.takesFocus} />,
  )
  const input = place.querySelector('input')
  await act(async () => input?.focus())
  await act(async () => input?.blur())
  expect(field.onBlur.mock.calls.length).toBe(given.heard)
})

test('a password is hidden until the user shows it, and can be hidden again', async () => {
  const place = await bindings.show(<PasswordField label="Password" field={emptyField()} />)
  const reveal = place.querySelector('button')
  const seen = () => [
    place.querySelector('input')?.type,
    reveal?.getAttribute('aria-pressed'),
    reveal?.querySelector('svg')?.classList[1],
  ]
  const states = [seen()]
  for (const _ of ['shown', 'hidden']) {
    await act(async () => reveal?.click())
    states.push(seen())
  }
  expect([reveal?.getAttribute('aria-label'), states]).toEqual([
    'Show what is typed',
    [
      ['password', 'false', 'lucide-eye'],
      ['text', 'true', 'lucide-eye-off'],
      ['password', 'false', 'lucide-eye'],
    ],
  ])
})

test.each([
  { of: 'may stay empty', optional: true, label: 'Floor optional' },
  { of: 'has to be filled', optional: false, label: 'Floor ' },
])('a field that $of has the label "$label"', async ({ optional, label }) => {
  const place = await bindings.show(
    <TextField label="Floor " field={emptyField()} optional={optional} />,
  )
  expect(place.querySelector('label')?.textContent).toBe(label)
})

test('a checkbox explains its purpose', async () => {
  const field = { ...emptyField(), value: true }
  const place = await bindings.show(<CheckField label="As my default address" field={field} />)
  expect(outlineOf(place)).toEqual(['input type=checkbox checked', 'As my default address'])
})

function SelectOfTwo(props: Omit<Parameters<typeof SelectField>[0], 'children'>) {
  return <SelectField {...props}>{['One', 'Two'].map(asOption)}</SelectField>
}

function asOption(text: string) {
  return <option key={text}>{text}</option>
}
