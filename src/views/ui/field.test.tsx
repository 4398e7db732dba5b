// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { AreaField, PasswordField, SelectField, TextField } from './field.tsx'

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
)('a $kind with the hint $hint and the error $error.id says $said with it', async (given) => {
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
  { typed: 'ada', taken: [['ada']] },
  { typed: '', taken: [] },
])('of “$typed”, typed before the code is here, $taken is taken over', async ({ typed, taken }) => {
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

function SelectOfTwo(props: Omit<Parameters<typeof SelectField>[0], 'children'>) {
  return <SelectField {...props}>{['One', 'Two'].map(asOption)}</SelectField>
}

function asOption(text: string) {
  return <option key={text}>{text}</option>
}
