// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { outlineOf } from '../../../tests/support/outline.ts'
import { RadioRow } from './radioRow.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test('a tap chooses a row, and its end slot is shown', async () => {
  const chosen: string[] = []
  const place = await bindings.show(
    <>
      <RadioRow name="target" checked onChoose={() => chosen.push('card')}>
        {'To a card'}
      </RadioRow>
      <RadioRow
        name="target"
        checked={false}
        onChoose={() => chosen.push('chain')}
        end={<button type="button">{'Remove'}</button>}
      >
        {'On chain'}
      </RadioRow>
    </>,
  )
  await act(async () => place.querySelectorAll('input')[1]?.click())
  expect([outlineOf(place), chosen]).toEqual([
    [
      'input type=radio checked',
      'To a card',
      'input type=radio',
      'On chain',
      'button type=button | Remove',
    ],
    ['chain'],
  ])
})
