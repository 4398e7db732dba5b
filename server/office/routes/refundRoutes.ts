import { approveAndSettle, returnAndSettle } from '../../domain/trade/refunds/answerRefund.ts'
import { listRefundsForOperator } from '../queries/listRefunds.ts'
import { refuseRefund } from '../../domain/trade/refunds/refuseRefund.ts'
import { showRefundForOperator } from '../queries/showRefund.ts'
import { confirmRefund } from '../confirmations.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import {
  approveBody,
  listRefundsQuery,
  refuseBody,
  returnedBody,
  showRefundQuery,
} from '../requests.ts'
import { refundSubject } from '../auditTargets.ts'

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
  act('/returned', returnedBody, { about, act: (ctx, input) => returnAndSettle({ ctx, input }) })
}
