import { expect, test } from 'vitest'
import { accountSectionOf } from './accountSections.ts'

test.each([
  { path: '/payment', section: '/payment' },
  { path: '/topUp', section: '/payment' },
  { path: '/addressForm/7', section: '/address' },
  { path: '/heart', section: '/myFavourite' },
  { path: '/services', section: '/service' },
  { path: '/filter', section: null },
  { path: '/orderInfo/7', section: null },
  { path: '/changePassword', section: '/security' },
  { path: '/nowhere', section: null },
])('$path belongs to $section', ({ path, section }) => {
  expect(accountSectionOf(path)).toBe(section)
})
