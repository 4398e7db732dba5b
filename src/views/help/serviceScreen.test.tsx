// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { helpSupport } from '../../../contract/articles.ts'
import { aContact, someHelp } from '../../../tests/factories/articleAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { Screen } from './serviceScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const [email, phone, hours] = ['help@shop.test', '+44 20 7946 0000', 'Mon–Fri, 9–17']
const notYet = 'Not Yet Open: this shop has stated no mail address and no telephone yet.'
const [mail, call] = [
  [email, `mailto:${email}`],
  [phone, 'tel:+442079460000'],
]

test.each([
  { contact: aContact({ email, phone, hours }), ways: [mail, call], notes: [hours] },
  { contact: aContact({ email }), ways: [mail], notes: [] },
  { contact: null, ways: [], notes: [notYet] },
])('a shop with the contact $contact is reachable by $ways', async ({ contact, ways, notes }) => {
  bindings.answers(helpSupport, someHelp({ contact }))
  window.history.replaceState(null, '', '/service')
  const place = await bindings.show(<Screen />)
  await soon(() => expect(place.textContent).toContain('Reach us'))
  expect([
    [...place.querySelectorAll('a')]
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([, href]) => /^(?:mailto|tel):/.test(href ?? '')),
    [hours, notYet].filter((note) => place.textContent.includes(note)),
  ]).toEqual([ways, notes])
})
