// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { version } from '../../../package.json'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { shownIn } from '../../../tests/support/shownIn.tsx'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { addOwnTexts } from '../../messages/locales.ts'
import { Screen } from './settingScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/setting')
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

test('shows a row for each setting, then the version', async () => {
  const place = await shownIn('en', bindings, <Screen />)
  expect(outlineOf(place.querySelector('main')!)).toEqual([
    'a href=/profile | Profile',
    'a href=/security | Security',
    'a href=/passwords | Passwords',
    'a href=/notificationSettings | Notification settings',
    'a href=/language | LanguageEnglish',
    'Appearanceselect aria-label=Appearance | option value=system | Same as device | option value=light | Light | option value=dark | Dark',
    'a href=/law | Legal',
    'button type=button | Log out',
    `Harborlane, version ${version}`,
  ])
})

test('shows the current language, Chinese with its script', async () => {
  await addOwnTexts()
  const place = await shownIn('zh-CN', bindings, <Screen />)
  const named = new Intl.DisplayNames(['zh-CN'], { type: 'language' }).of('zh-Hans')
  const row = place.querySelector('[href="/language"] span > span:last-child')
  expect(row?.textContent).toBe(named)
})

test('logging out asks for confirmation', async () => {
  const place = await shownIn('en', bindings, <Screen />)
  await act(async () => place.querySelector<HTMLElement>('main button')?.click())
  await soon(() => expect(document.querySelector('[role=alertdialog]')).not.toBeNull())
  expect(document.querySelector('[role=alertdialog] h2')?.textContent).toBe('Log out?')
})
