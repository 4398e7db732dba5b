import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { normalizeLines } from '../../../contract/normalizeText.ts'
import type { LineReview, ReviewValues } from '../../machines/reviewMachine.ts'

/** The spec's validation message (point 5) and our own. */
const texts = defineMessages({
  content: {
    id: 'reviewCheck.content',
    defaultMessage: 'Write a few words: the content cannot be empty',
  },
  rating: { id: 'reviewCheck.rating', defaultMessage: 'Choose one to five stars' },
  onTheirWay: {
    id: 'reviewCheck.onTheirWay',
    defaultMessage: 'The pictures are still on their way',
  },
})

/** A form's values by field name. `''` is a missing rating. */
export type ReviewFormValues = Readonly<Record<string, string | boolean>>

/** The field names of one line. */
export function lineFields(lineId: number) {
  return {
    wanted: `wanted-${lineId}`,
    content: `content-${lineId}`,
    rating: `rating-${lineId}`,
    pictures: `pictures-${lineId}`,
  }
}

export function emptyReview(lineIds: readonly number[]): ReviewFormValues {
  return Object.fromEntries([
    ...lineIds.flatMap((lineId) => {
      const names = lineFields(lineId)
      return [
        [names.wanted, true],
        [names.rating, ''],
        [names.content, ''],
        [names.pictures, ''],
      ] as [string, string | boolean][]
    }),
    ['service', ''],
    ['shipping', ''],
  ])
}

export function wantedLines(values: ReviewFormValues, lineIds: readonly number[]): number[] {
  return lineIds.filter((lineId) => values[lineFields(lineId).wanted] === true)
}

/** `sending`: the lines whose pictures are still being uploaded. */
export function checkReview(
  values: ReviewFormValues,
  lineIds: readonly number[],
  sending: readonly number[],
): Record<string, MessageDescriptor> {
  const wrong: Record<string, MessageDescriptor> = {}
  for (const lineId of wantedLines(values, lineIds)) {
    const names = lineFields(lineId)
    if (values[names.rating] === '') wrong[names.rating] = texts.rating
    if (normalizeLines(String(values[names.content])) === '') wrong[names.content] = texts.content
    if (sending.includes(lineId)) wrong[names.pictures] = texts.onTheirWay
  }
  if (values['service'] === '') wrong['service'] = texts.rating
  if (values['shipping'] === '') wrong['shipping'] = texts.rating
  return wrong
}

export function reviewOf(
  values: ReviewFormValues,
  lineIds: readonly number[],
  picturesOf: (lineId: number) => readonly string[],
): ReviewValues {
  return {
    lines: wantedLines(values, lineIds).map((lineId): LineReview => {
      const names = lineFields(lineId)
      return {
        lineId,
        content: normalizeLines(String(values[names.content])),
        productRating: Number(values[names.rating]),
        pictures: picturesOf(lineId),
      }
    }),
    serviceRating: Number(values['service']),
    shippingRating: Number(values['shipping']),
  }
}
