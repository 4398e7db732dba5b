import { questions as account } from '../../../tests/model/questions/account.ts'
import { questions as afterSale } from '../../../tests/model/questions/afterSale.ts'
import { questions as order } from '../../../tests/model/questions/order.ts'
import { questions as payment } from '../../../tests/model/questions/payment.ts'
import { questions as shopping } from '../../../tests/model/questions/shopping.ts'
import { questions as wallet } from '../../../tests/model/questions/wallet.ts'
import type { AnyQuestion, OwnerText } from '../../../tests/model/support/ownerQuestion.ts'

export interface QuestionArea {
  id: string
  title: OwnerText
  questions: readonly AnyQuestion[]
}

/** The product owner's questions, in the order of the book's index. */
export const questionAreas: readonly QuestionArea[] = [
  { id: 'order', title: { en: 'Orders and delivery', zh: '订单与配送' }, questions: order },
  { id: 'afterSale', title: { en: 'Refunds and returns', zh: '退款与退货' }, questions: afterSale },
  {
    id: 'payment',
    title: { en: 'Payment code and passkey', zh: '支付密码与通行密钥' },
    questions: payment,
  },
  { id: 'wallet', title: { en: 'Top-up and withdrawal', zh: '充值与提现' }, questions: wallet },
  { id: 'shopping', title: { en: 'Cart and checkout', zh: '购物车与结算' }, questions: shopping },
  { id: 'account', title: { en: 'Account and session', zh: '账户与登录' }, questions: account },
]

export const allQuestions: readonly AnyQuestion[] = questionAreas.flatMap(
  ({ questions }) => questions,
)
