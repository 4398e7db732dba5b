// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { law } from '../../../contract/articles.ts'
import { anArticle } from '../../../tests/factories/articleAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { openSheet, sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { LawSheet } from './lawSheet.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())
afterAll(sheetsLeft)

const texts = {
  list: [anArticle({ slug: 'privacy', sections: [] }), anArticle({ slug: 'terms' })],
}

async function shown() {
  await bindings.show(<LawSheet open slug="terms" title="Our terms" onClose={() => {}} />)
  await soon(() => expect(openSheet()).not.toBeNull())
}

const observed = () => outlineOf(openSheet()!.querySelector('[data-drawer-content]')!)

test('shows the text of its name once it is loaded', async () => {
  const answer = Promise.withResolvers<object>()
  bindings.answers(law, () => answer.promise)
  await shown()
  const held = openSheet()?.querySelectorAll('[data-skeleton]').length
  answer.resolve(texts)
  await soon(() => expect(openSheet()?.querySelector('[data-skeleton]')).toBeNull())
  expect([held, observed()]).toEqual([
    5,
    ['h3 | At home', 'Three days.', 'A week before the holidays.', 'h3 | Abroad', 'Two weeks.'],
  ])
})

test('offers a retry where the text fails to load', async () => {
  bindings.refuses(law, { status: 200, msg: 'Not now', reason: 'notFound' })
  await shown()
  await soon(() => expect(openSheet()?.querySelector('[role=alert]')).toBeInstanceOf(Element))
  const failed = observed()
  bindings.answers(law, texts)
  await act(async () => openSheet()?.querySelector<HTMLElement>('[role=alert] button')?.click())
  await soon(() => expect(openSheet()?.querySelector('h3')).toBeInstanceOf(Element))
  expect(failed).toEqual([
    'div role=alert | span aria-hidden=true | Not now | Nothing you entered is lost. | button type=button | Try again',
  ])
})

test('shows nothing where the shop has no such text', async () => {
  bindings.answers(law, { list: [] })
  await shown()
  await soon(() => expect(openSheet()?.querySelector('[data-skeleton]')).toBeNull())
  expect(observed()).toEqual([])
})
