import { questions as account } from '../../../tests/model/questions/account.ts'
import { questions as codeLock } from '../../../tests/model/questions/codeLock.ts'
import { questions as delivery } from '../../../tests/model/questions/delivery.ts'
import { questions as payment } from '../../../tests/model/questions/payment.ts'
import { questions as placing } from '../../../tests/model/questions/placing.ts'
import { questions as refunds } from '../../../tests/model/questions/refunds.ts'
import { questions as returns } from '../../../tests/model/questions/returns.ts'
import { questions as shopping } from '../../../tests/model/questions/shopping.ts'
import { questions as topUp } from '../../../tests/model/questions/topUp.ts'
import { questions as withdrawal } from '../../../tests/model/questions/withdrawal.ts'
import type { AnyQuestion, OwnerText } from '../../../tests/model/support/ownerQuestion.ts'

export interface QuestionArea {
  id: string
  title: OwnerText
  questions: readonly AnyQuestion[]
}

/** The product owner's questions, in the order of the book's index. */
export const questionAreas: readonly QuestionArea[] = [
  {
    id: 'placing',
    title: { en: 'Placing and paying an order', zh: '下单与付款' },
    questions: placing,
  },
  { id: 'delivery', title: { en: 'Delivery and receipt', zh: '配送与收货' }, questions: delivery },
  { id: 'refunds', title: { en: 'Refunds', zh: '退款' }, questions: refunds },
  { id: 'returns', title: { en: 'Returns', zh: '退货' }, questions: returns },
  {
    id: 'payment',
    title: { en: 'Payment code and passkey', zh: '支付密码与通行密钥' },
    questions: [...codeLock, ...payment],
  },
  { id: 'topUp', title: { en: 'Top-up', zh: '充值' }, questions: topUp },
  { id: 'withdrawal', title: { en: 'Withdrawal', zh: '提现' }, questions: withdrawal },
  { id: 'shopping', title: { en: 'Cart and checkout', zh: '购物车与结算' }, questions: shopping },
  { id: 'account', title: { en: 'Account and session', zh: '账户与登录' }, questions: account },
]

export const allQuestions: readonly AnyQuestion[] = questionAreas.flatMap(
  ({ questions }) => questions,
)
