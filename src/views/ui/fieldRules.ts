import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import * as v from 'valibot'
import { normalizeText } from '../../../contract/normalizeText.ts'

const texts = defineMessages({
  tooLong: { id: 'check.tooLong', defaultMessage: 'This is longer than can be saved' },
})

/** What the contract asks of a field, and how a form says it. */
export interface FieldRule {
  schema: v.GenericSchema
  /** Said while nothing is filled in; without it the field may stay empty. */
  missing?: MessageDescriptor
  /** Said of what the schema refuses. */
  wrong: MessageDescriptor
}

export type FieldErrors<Values> = Partial<Record<keyof Values & string, MessageDescriptor>>

type Found<Values> = Partial<Record<keyof Values & string, MessageDescriptor | null>>

/** What is wrong with a field as it stands; null when nothing is. */
export function wrongOf(
  text: string,
  { schema, missing, wrong }: FieldRule,
): MessageDescriptor | null {
  if (normalizeText(text) === '') return missing ?? null
  const { issues } = v.safeParse(schema, text)
  if (issues?.some(({ type }) => type === 'max_length')) return texts.tooLong
  return issues ? wrong : null
}

/** What is wrong with each field that has a rule. */
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

/** Those fields of which something was found. */
export function errorsOf<Values>(found: Found<Values>): FieldErrors<Values> {
  return Object.fromEntries(
    Object.entries(found).filter(([, error]) => error !== null),
  ) as FieldErrors<Values>
}
