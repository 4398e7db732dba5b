import type { LanguageCode } from '../../../contract/fields.ts'
import type { OptionRow } from '../../db/schema/catalogue.ts'
import { localText } from './localText.ts'

/** Labels of a variant's option values, such as `Navy, Large`; empty without options. */
export function variantLabel(
  options: readonly OptionRow[],
  optionValues: readonly string[],
  lang: LanguageCode,
): string {
  return options
    .map(({ values }, at) => values.find(({ key }) => key === optionValues[at]))
    .filter((value) => value !== undefined)
    .map(({ name }) => localText(name, lang))
    .join(', ')
}
