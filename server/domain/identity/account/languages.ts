import type { Language } from '../../../../contract/account.ts'
import type { LanguageCode } from '../../../../contract/fields.ts'

export const languages: readonly Language[] = [
  { language_name: 'English', chinese_name: '英语', file_name: 'en' },
  { language_name: '简体中文', chinese_name: '简体中文', file_name: 'zh-CN' },
  { language_name: '日本語', chinese_name: '日语', file_name: 'ri' },
  { language_name: '한국어', chinese_name: '韩语', file_name: 'han' },
  { language_name: 'ไทย', chinese_name: '泰语', file_name: 'tai' },
]

export function languageOf(code: LanguageCode): Language {
  const found = languages.find((language) => language.file_name === code)
  if (!found) throw new Error(`no language ${code}`)
  return found
}
