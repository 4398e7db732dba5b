import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LanguageCode } from '../../../../contract/fields.ts'
import { languageCodes } from '../../../../contract/languageCodes.ts'
import { fillFacts } from './fillFacts.ts'
import { day, periods } from '../../../../tests/support/facts.ts'

interface Texts {
  help: Article[]
  law: Article[]
}
interface Article {
  slug: string
  sections: { heading: string; paragraphs: string[] }[]
}

const minute = 60
const hour = 60 * minute

/** A period is a numeral and one of these: the texts spell no number out. */
const units: Record<LanguageCode, Record<string, number>> = {
  en: { minutes: minute, hours: hour, days: day },
  'zh-CN': { 分钟: minute, 小时: hour, 天: day },
  ri: { 分: minute, 時間: hour, 日: day },
  han: { 분: minute, 시간: hour, 일: day },
  tai: { นาที: minute, ชั่วโมง: hour, วัน: day },
}

/** How long a device stays known, and how long a shopper can question an entry: told here only. */
const knownDevice = 180 * day
const complaint = 60 * day
/** How long the cookies for appearance and reader last. */
const preference = 365 * day
const { toPay, toConfirmReceipt, receiptExtension, toRefundLate, toReturn, session } = periods

const stated = {
  'help ordering': [toPay, periods.toWriteAfterEnd],
  'help wallet': [],
  'help shipping': [toConfirmReceipt, receiptExtension],
  'help refunds': [toReturn, toRefundLate],
  'help security': [periods.firstCodeLock, periods.secondCodeLock, session],
  'law terms': [toConfirmReceipt, toConfirmReceipt + receiptExtension],
  'law privacy': [],
  'law returns': [toReturn],
  'law wallet': [complaint],
  'law cookies': [session, preference, knownDevice],
}

test.for(languageCodes)('the help and legal texts state the shop’s periods in %s', (language) => {
  const file = join(import.meta.dirname, 'texts', `${language}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts
  const found = (['help', 'law'] as const).flatMap((kind) =>
    texts[kind].map(({ slug, sections }) => [
      `${kind} ${slug}`,
      periodsIn(JSON.stringify(fillFacts(sections)), units[language]),
    ]),
  )
  expect(Object.fromEntries(found)).toEqual(stated)
})

test.for(languageCodes)('no help or legal text states a number of its own in %s', (language) => {
  const own = allTextsOf(language).filter((text) => /\p{N}/u.test(text.replaceAll(/\{\w+\}/g, '')))
  expect(own).toEqual([])
})

test.for(languageCodes)(
  'each text names the same facts in %s as in English, and all are known',
  (language) => {
    const factsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    const texts = allTextsOf(language)
    expect(texts.map(factsIn)).toEqual(allTextsOf('en').map(factsIn))
    expect(texts.filter((text) => /\{\w+\}/.test(fillFacts(text)))).toEqual([])
  },
)

/** Headings and paragraphs, in their order. */
function allTextsOf(language: LanguageCode): string[] {
  const file = join(import.meta.dirname, 'texts', `${language}.json`)
  const { help, law } = JSON.parse(readFileSync(file, 'utf8')) as Texts
  return [...help, ...law].flatMap(({ sections }) =>
    sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
  )
}

/** Each period of a text in seconds, in the order of the text. */
function periodsIn(text: string, unitsOfText: Record<string, number>): number[] {
  const pattern = new RegExp(`(\\d+)\\s*(${Object.keys(unitsOfText).join('|')})`, 'g')
  const each = [...text.matchAll(pattern)].map(
    ([, count, unit = '']) => Number(count) * (unitsOfText[unit] ?? NaN),
  )
  return [...new Set(each)]
}
