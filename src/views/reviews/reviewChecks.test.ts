import { describe, expect, test } from 'vitest'
import { checkReview, emptyReview, reviewOf } from './reviewChecks.ts'

const lineIds = [1, 2]
const filled = {
  ...emptyReview(lineIds),
  'rating-1': '5',
  'content-1': ' Sturdy and light. ',
  'wanted-2': false,
  service: '4',
  shipping: '3',
}

describe('the review form', () => {
  test('needs content and stars for each line, and stars for service and shipping', () => {
    expect(messagesOf(checkReview(emptyReview([1]), [1], []))).toEqual({
      'rating-1': 'Choose one to five stars',
      'content-1': 'Write a few words: the content cannot be empty',
      service: 'Choose one to five stars',
      shipping: 'Choose one to five stars',
    })
  })

  test('refuses blank content', () => {
    expect(messagesOf(checkReview({ ...filled, 'content-1': ' \n ' }, lineIds, []))).toEqual({
      'content-1': 'Write a few words: the content cannot be empty',
    })
  })

  test('asks nothing of a line left for later', () => {
    expect(checkReview(filled, lineIds, [2])).toEqual({})
  })

  test('waits for pictures that are being uploaded', () => {
    expect(messagesOf(checkReview(filled, lineIds, [1]))).toEqual({
      'pictures-1': 'The pictures are still on their way',
    })
  })

  test('sends the chosen lines only', () => {
    expect(reviewOf(filled, lineIds, (lineId) => [`picture-of-${lineId}`])).toEqual({
      lines: [
        {
          lineId: 1,
          content: 'Sturdy and light.',
          productRating: 5,
          pictures: ['picture-of-1'],
        },
      ],
      serviceRating: 4,
      shippingRating: 3,
    })
  })
})

function messagesOf(wrong: ReturnType<typeof checkReview>) {
  return Object.fromEntries(
    Object.entries(wrong).map(([name, message]) => [name, message.defaultMessage]),
  )
}
