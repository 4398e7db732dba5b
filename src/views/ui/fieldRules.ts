import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import * as v from 'valibot'
import { normalizeText } from '../../../contract/normalizeText.ts'

const texts = defineMessages({
  tooLong: { id: 'check.tooLong', defaultMessage: 'This is longer than can be saved' },
})

/** The contract's rule of a field, with the form's messages. */
export interface FieldRule {
  schema: v.GenericSchema
  /** For an empty field. Without it the field is optional. */
  missing?: MessageDescriptor
  /** For a value that the schema refuses. */
  wrong: MessageDescriptor
}

export type FieldErrors<Values> = Partial<Record<keyof Values & string, MessageDescriptor>>

type Found<Values> = Partial<Record<keyof Values & string, MessageDescriptor | null>>

/** The error of a field's current value. Null if it is valid. */
export function wrongOf(
  text: string,
  { schema, missing, wrong }: FieldRule,
): MessageDescriptor | null {
  if (normalizeText(text) === '') return missing ?? null
  const { issues } = v.safeParse(schema, text)
  if (issues?.some(({ type }) => type === 'max_length')) return texts.tooLong
  return issues ? wrong : null
}

/** The errors of all fields that have a rule. */
export function brokenRules<Values extends Readonly<Record<string, string | boolean>>>(
  values: Values,
  rules: Partial<Record<keyof Values & string, FieldRule>>,
): Found<Values> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      wrongOf(String(values[name]), rule as FieldRule),
    ]),
  ) as Found<Values>
}

/** The fields that have an error. */
export function errorsOf<Values>(found: Found<Values>): FieldErrors<Values> {
  return Object.fromEntries(
    Object.entries(found).filter(([, error]) => error !== null),
  ) as FieldErrors<Values>
}
