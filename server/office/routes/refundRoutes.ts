import { approveAndSettle, returnAndSettle } from '../../domain/trade/refunds/answerRefund.ts'
import { listRefundsForOperator } from '../queries/listRefunds.ts'
import { refuseRefund } from '../../domain/trade/refunds/refuseRefund.ts'
import { showRefundForOperator } from '../queries/showRefund.ts'
import { confirmRefund } from '../confirmations.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import {
  approveBody,
  arrivedBody,
  listRefundsQuery,
  refuseBody,
  returnedBody,
  showRefundQuery,
} from '../requests.ts'
import { orderSubject, refundSubject } from '../auditTargets.ts'
import { findOrderId } from '../queries/listOrders.ts'
import { openReturnOf } from '../queries/openReturnOf.ts'

const about = ({ refundId }: { refundId: number }) => refundSubject(refundId)

export function addRefundRoutes({ ask, act }: OfficeRoutes): void {
  ask('/refunds', listRefundsQuery, {
    answer: (ctx, input) => listRefundsForOperator({ ctx, input }),
  })
  ask('/refund', showRefundQuery, {
    about: (input) => about(input).names,
    answer: (ctx, input) => showRefundForOperator({ ctx, input }),
  })
  act('/approve', approveBody, {
    about,
    act: async (ctx, { confirmedCents, ...input }) => {
      const { refundId, offer } = input
      const given = { refundId, offeredCents: offer?.amountCents, confirmedCents }
      await confirmRefund(ctx.db, given, ctx.confirmAboveCents)
      return approveAndSettle({ ctx, input })
    },
  })
  act('/refuse', refuseBody, { about, act: (ctx, input) => refuseRefund({ ctx, input }) })
  act('/returns/arrived', arrivedBody, {
    about: ({ order }) => orderSubject(order),
    act: async (ctx, { order, resellable, deduction, confirmedCents }) => {
      const orderId = await findOrderId({ ctx, input: { name: order } })
      const { refundId, amountCents } = await openReturnOf(ctx.db, orderId)
      const offeredCents = deduction && amountCents - deduction.amountCents
      await confirmRefund(ctx.db, { refundId, offeredCents, confirmedCents }, ctx.confirmAboveCents)
      return returnAndSettle({ ctx, input: { refundId, resellable, deduction } })
    },
  })
  act('/returned', returnedBody, { about, act: (ctx, input) => returnAndSettle({ ctx, input }) })
}
