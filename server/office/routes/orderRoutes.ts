import { findOrderId, listOrdersForOperator } from '../../domain/orders/listForOperator.ts'
import { shipOrder } from '../../domain/orders/shipOrder.ts'
import { showOrderForOperator } from '../../domain/orders/showForOperator.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { listOrdersQuery, shipBody, showOrderQuery } from '../requests.ts'
import { orderSubject } from '../subjects.ts'

export function addOrderRoutes({ ask, act }: OfficeRoutes): void {
  ask('/orders', listOrdersQuery, {
    answer: (ctx, input) => listOrdersForOperator({ ctx, input }),
  })
  ask('/order', showOrderQuery, {
    about: ({ name }) => orderSubject(name).names,
    answer: (ctx, input) => showOrderForOperator({ ctx, input }),
  })
  act('/ship', shipBody, {
    about: ({ order }) => orderSubject(order),
    act: async (ctx, { order, ...parcel }) => {
      const orderId = await findOrderId({ ctx, input: { name: order } })
      return shipOrder({ ctx, input: { orderId, ...parcel } })
    },
  })
}
