import { defineMessages, useIntl } from 'react-intl'
import { normalizeText } from '../../../contract/normalizeText.ts'

/** The suggested names of an address. */
export const addressTags = defineMessages({
  home: { id: 'addressForm.tagHome', defaultMessage: 'Home' },
  work: { id: 'addressForm.tagWork', defaultMessage: 'Work' },
  family: { id: 'addressForm.tagFamily', defaultMessage: 'Family' },
})

/** Names that many shoppers type. */
const typedTags = defineMessages({
  office: { id: 'addressForm.tagOffice', defaultMessage: 'Office' },
  school: { id: 'addressForm.tagSchool', defaultMessage: 'School' },
})

const knownTags = { ...addressTags, ...typedTags }

/**
 * The texts of the known tags in every language. A tag is stored as typed, and only the texts of
 * one language are loaded.
 */
export const tagSpellings: Readonly<Record<keyof typeof knownTags, readonly string[]>> = {
  home: ['home', '家', '自宅', '집', 'บ้าน'],
  work: ['work', '公司', '勤務先', '회사', 'ที่ทำงาน'],
  family: ['family', '家人', '家族', '가족', 'ครอบครัว'],
  office: ['office', '办公室', 'オフィス', '사무실', 'ออฟฟิศ'],
  school: ['school', '学校', '학교', 'โรงเรียน'],
}

/** Translates a known tag. Any other stays as typed. */
export function useTagText(): (tag: string) => string {
  const intl = useIntl()
  return (tag) => {
    const typed = normalizeText(tag).toLowerCase()
    const found = Object.entries(tagSpellings).find(([, spellings]) => spellings.includes(typed))
    if (found === undefined) return tag
    const text = intl.formatMessage(knownTags[found[0] as keyof typeof knownTags])
    return text.toLowerCase() === typed ? tag : text
  }
}
