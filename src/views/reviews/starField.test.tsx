// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { StarField } from './starField.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const missing = { id: 'test.missing', defaultMessage: 'Give one to five stars' }

function fieldOf(changes: { value?: string; error?: typeof missing } = {}) {
  const observed: unknown[] = []
  const field = {
    name: 'service',
    value: '',
    error: undefined,
    onChange: (value: string) => observed.push(value),
    onBlur: () => observed.push('left'),
    ...changes,
  }
  return { observed, field }
}

test.each([
  { error: undefined, said: null },
  { error: missing, said: 'Give one to five stars' },
])('three of five stars are on, and $said is shown', async ({ error, said }) => {
  const field = { name: 'service', value: '3', error, onChange: () => {}, onBlur: () => {} }
  const place = await bindings.show(<StarField label="Service" field={field} />)
  const describedBy = place.querySelector('fieldset')?.getAttribute('aria-describedby') ?? null
  expect([
    describedBy === null ? null : document.getElementById(describedBy)?.textContent,
    place.querySelector('[role=alert]')?.textContent ?? null,
    place.querySelectorAll('label[data-on]').length,
    [...place.querySelectorAll('svg')].map((star) => star.getAttribute('fill')),
  ]).toEqual([said, said, 3, ['currentColor', 'currentColor', 'currentColor', 'none', 'none']])
})

test('as many stars are on as were given, with the error', async () => {
  const { field } = fieldOf({ value: '2', error: missing })
  const place = await bindings.show(<StarField label="Service" field={field} />)
  expect(outlineOf(place)).toEqual([
    'Service',
    'label data-on=true | input type=radio value=1 | 1 star',
    'label data-on=true | input type=radio value=2 checked | 2 stars',
    'input type=radio value=3',
    '3 stars',
    'input type=radio value=4',
    '4 stars',
    'input type=radio value=5',
    '5 stars',
    'p role=alert | Give one to five stars',
  ])
  const described = place.querySelector('fieldset')?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('Give one to five stars')
})

test('moving between stars does not leave the field', async () => {
  const { observed, field } = fieldOf()
  const place = await bindings.show(
    <>
      <StarField label="Service" field={field} />
      <input name="content" />
    </>,
  )
  const [first, second] = place.querySelectorAll<HTMLInputElement>('[name=service]')
  await act(async () => first?.focus())
  await act(async () => second?.focus())
  expect(observed).toEqual([])
  await act(async () => second?.click())
  await act(async () => place.querySelector<HTMLInputElement>('[name=content]')?.focus())
  expect(observed).toEqual(['2', 'left'])
})
