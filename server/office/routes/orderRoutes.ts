import type { Hono } from 'hono'
import { findOrderId, listOrdersForOperator } from '../../domain/orders/listForOperator.ts'
import { shipOrder } from '../../domain/orders/shipOrder.ts'
import type { OfficeCtx } from '../officeCtx.ts'
import { readBody, readQuery } from '../readRequest.ts'
import { listOrdersQuery, shipBody } from '../requests.ts'

export function addOrderRoutes(hono: Hono, ctx: OfficeCtx): void {
  hono.get('/orders', async (context) => {
    const input = readQuery(listOrdersQuery, context)
    return context.json(await listOrdersForOperator({ ctx, input }))
  })
  hono.post('/ship', async (context) => {
    const { order, ...parcel } = await readBody(shipBody, context)
    const orderId = await findOrderId({ ctx, input: { name: order } })
    return context.json(await shipOrder({ ctx, input: { orderId, ...parcel } }))
  })
}
