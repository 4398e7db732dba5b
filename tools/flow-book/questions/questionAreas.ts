import { questions as order } from '../../../tests/model/questions/order.ts'
import type { AnyQuestion, OwnerText } from '../../../tests/model/support/ownerQuestion.ts'

export interface QuestionArea {
  id: string
  title: OwnerText
  questions: readonly AnyQuestion[]
}

/** The product owner's questions, in the order of the book's index. */
export const questionAreas: readonly QuestionArea[] = [
  { id: 'order', title: { en: 'Orders and delivery', zh: '订单与配送' }, questions: order },
]

export const allQuestions: readonly AnyQuestion[] = questionAreas.flatMap(
  ({ questions }) => questions,
)
