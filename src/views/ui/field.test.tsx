// @vitest-environment happy-dom
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import {
  AmountField,
  AreaField,
  CheckField,
  PasswordField,
  SelectField,
  TextField,
} from './field.tsx'
import { groupCardNumber } from './grouping.ts'

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

/** Shows fields of one form, and what Enter is called in each while it has the focus. */
async function enterKeys(place: Element) {
  const names: (string | null)[] = []
  for (const input of place.querySelectorAll('input')) {
    await act(async () => input.focus())
    names.push(input.getAttribute('enterkeyhint'))
  }
  return names
}

const twoFields = (
  <form>
    <TextField label="Account" field={emptyField()} />
    <input type="text" hidden readOnly />
    <PasswordField label="Password" field={emptyField()} enterKeyHint="send" />
    <CheckField label="Stay signed in" field={{ ...emptyField(), value: true }} />
  </form>
)

test('the Enter key of a touch keyboard is named "next" in all but the last field', async () => {
  const place = await bindings.show(twoFields)
  place.querySelectorAll('[hidden], [type=checkbox]').forEach((each) => each.remove())
  const alone = await bindings.show(<TextField label="Code" field={emptyField()} />)
  expect([await enterKeys(place), await enterKeys(alone)]).toEqual([['next', 'send'], ['go']])
})

test.each([
  { of: 'a touch screen', isTouch: true, focused: ['password', 'password'] },
  { of: 'a keyboard', isTouch: false, focused: ['text', 'password'] },
])('Enter on $of moves between fields: $focused', async ({ isTouch, focused }) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: isTouch } as MediaQueryList)
  const place = await bindings.show(twoFields)
  const inputs = place.querySelectorAll<HTMLInputElement>('input:not([hidden])')
  const observed: unknown[] = []
  for (const at of [0, 1]) {
    await act(async () => inputs[at]?.focus())
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    await act(async () => inputs[at]?.dispatchEvent(enter))
    observed.push((document.activeElement as HTMLInputElement).type)
  }
  expect(observed).toEqual(focused)
  vi.restoreAllMocks()
})

test.each(['$12.50', ' US$ 12.50', '＄12.50', '12.50'])(
  'of “%s” an amount field takes the amount without the sign',
  async (typed) => {
    const onChange = vi.fn<(value: string) => void>()
    const place = await bindings.show(
      <AmountField label="Amount" field={{ ...emptyField(), onChange }} />,
    )
    await fillIn(place, 'input', typed)
    expect([onChange.mock.calls, place.querySelector('input')?.inputMode]).toEqual([
      [['12.50']],
      'decimal',
    ])
  },
)

function CardField() {
  const [value, setValue] = useState('')
  const field = { ...emptyField(value), onChange: setValue }
  return <TextField label="Card" group={groupCardNumber} field={field} />
}

const typing = (input: HTMLInputElement, text: string, caret: number, inputType = 'insertText') =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.setSelectionRange(caret, caret)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  })

test.each([
  { of: 'typing at the end', text: '42424', caret: 5, expected: ['4242 4', 6] },
  { of: 'typing in the middle', text: '4292 42', caret: 3, expected: ['4292 42', 3] },
  { of: 'inserting before a space', text: '42942 42', caret: 3, expected: ['4294 242', 3] },
  { of: 'inserting behind a group', text: '42429 42', caret: 5, expected: ['4242 942', 6] },
  { of: 'pasting', text: '４２４２-４２４２ ', caret: 10, expected: ['4242 4242', 9] },
  { of: 'Backspace on the space', text: '424242', caret: 4, expected: ['4242 42', 4] },
  {
    of: 'Delete on the space',
    text: '424242',
    caret: 4,
    inputType: 'deleteContentForward',
    expected: ['4242 42', 5],
  },
])('the caret of a grouped number stays at its digit after $of', async (given) => {
  const place = await bindings.show(<CardField />)
  const input = place.querySelector('input')!
  await typing(input, '424242', 6)
  await typing(input, given.text, given.caret, given.inputType)
  expect([input.value, input.selectionStart]).toEqual(given.expected)
})

test('an input method’s composition is grouped when it ends', async () => {
  const place = await bindings.show(<CardField />)
  const input = place.querySelector('input')!
  await act(async () => input.dispatchEvent(new Event('compositionstart', { bubbles: true })))
  await typing(input, '４２４２４', 5)
  const during = input.value
  await act(async () => input.dispatchEvent(new Event('compositionend', { bubbles: true })))
  expect([during, input.value, input.selectionStart]).toEqual(['４２４２４', '4242 4', 6])
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
