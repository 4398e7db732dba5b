import { answerMessage } from '../../domain/messaging/messages/answerMessage.ts'
import { orderSubject } from '../auditTargets.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { findOrderId } from '../queries/listOrders.ts'
import { listMessagesForOperator } from '../queries/listMessages.ts'
import { showMessagesForOperator } from '../queries/showMessages.ts'
import { answerMessageBody, listMessagesQuery, showOrderQuery } from '../requests.ts'

export function addMessageRoutes({ ask, act }: OfficeRoutes): void {
  ask('/messages', listMessagesQuery, {
    answer: (ctx, input) => listMessagesForOperator({ ctx, input }),
  })
  ask('/message', showOrderQuery, {
    about: ({ name }) => orderSubject(name).names,
    answer: (ctx, input) => showMessagesForOperator({ ctx, input }),
  })
  act('/message/answer', answerMessageBody, {
    about: ({ order }) => orderSubject(order),
    act: async (ctx, { order, text }) => {
      const orderId = await findOrderId({ ctx, input: { name: order } })
      return answerMessage({ ctx, input: { orderId, text } })
    },
  })
}
