// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { PictureStrip } from './pictureStrip.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('a review picture opens at its position among all pictures', async () => {
  const pictures = ['front', 'back'].map((name) => aPictureOf(name))
  const opened = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <IntlProvider locale="en">
        <PictureStrip pictures={pictures} size={72} onEnlarge={opened} />
      </IntlProvider>,
    ),
  )
  const buttons = [...document.querySelectorAll('button')]
  buttons[1]?.click()
  expect([buttons.map((each) => each.getAttribute('aria-label')), opened.mock.calls]).toEqual([
    ['Picture from a review, 1 of 2', 'Picture from a review, 2 of 2'],
    [[pictures, 1]],
  ])
  await act(async () => root.unmount())
})
