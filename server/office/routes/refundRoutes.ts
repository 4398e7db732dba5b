import type { Hono } from 'hono'
import { approveAndSettle, returnAndSettle } from '../../domain/refunds/answerRefund.ts'
import { listRefundsForOperator } from '../../domain/refunds/listForOperator.ts'
import { refuseRefund } from '../../domain/refunds/refuseRefund.ts'
import type { OfficeCtx } from '../officeCtx.ts'
import { readBody, readQuery } from '../readRequest.ts'
import { approveBody, listRefundsQuery, refuseBody, returnedBody } from '../requests.ts'

export function addRefundRoutes(hono: Hono, ctx: OfficeCtx): void {
  hono.get('/refunds', async (context) => {
    const input = readQuery(listRefundsQuery, context)
    return context.json(await listRefundsForOperator({ ctx, input }))
  })
  hono.post('/approve', async (context) => {
    const input = await readBody(approveBody, context)
    return context.json(await approveAndSettle({ ctx, input }))
  })
  hono.post('/refuse', async (context) => {
    const input = await readBody(refuseBody, context)
    return context.json(await refuseRefund({ ctx, input }))
  })
  hono.post('/returned', async (context) => {
    const input = await readBody(returnedBody, context)
    return context.json(await returnAndSettle({ ctx, input }))
  })
}
