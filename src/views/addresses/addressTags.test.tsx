// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, type Bindings } from '../../../tests/support/bindings.tsx'
import { tagSpellings, useTagText } from './addressTags.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(`src/messages/${file}.json`, 'utf8')) as Record<string, string>
}

function Tag({ tag }: { tag: string }) {
  return <output>{useTagText()(tag)}</output>
}

test.each([
  ['Home', 'ri', '自宅'],
  ['Office', 'zh-CN', '办公室'],
  [' ที่ทำงาน', 'han', '회사'],
  ['公司', 'zh-CN', '公司'],
  ['学校', 'ri', '学校'],
  ['Boat', 'ri', 'Boat'],
])('the tag “%s” is shown in %s as “%s”', async (tag, language, shown) => {
  const place = await bindings.show(
    <IntlProvider locale="en" messages={readTexts(language)}>
      <Tag tag={tag} />
    </IntlProvider>,
  )
  expect(place.textContent).toBe(shown)
})

test.each(['zh-CN', 'ri', 'han', 'tai'])('every known tag of %s is recognized', (language) => {
  const texts = Object.entries(readTexts(language)).flatMap(([id, text]) =>
    /^addressForm\.tag[A-Z]/.test(id) ? [text] : [],
  )
  expect(texts).toHaveLength(Object.keys(tagSpellings).length)
  expect(texts.filter((text) => !Object.values(tagSpellings).flat().includes(text))).toEqual([])
})
