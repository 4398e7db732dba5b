import { listInvoices } from '../queries/listInvoices.ts'
import { listOrdersForOperator } from '../queries/listOrders.ts'
import { printedOrder } from '../queries/printedOrder.ts'
import { showOrderForOperator } from '../queries/showOrder.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { listOrdersQuery, showOrderQuery } from '../requests.ts'
import { listInvoicesQuery } from '../querySchemas.ts'
import { orderSubject } from '../auditTargets.ts'

export function addOrderRoutes({ ask }: OfficeRoutes): void {
  ask('/orders', listOrdersQuery, {
    answer: (ctx, input) => listOrdersForOperator({ ctx, input }),
  })
  ask('/order', showOrderQuery, {
    about: ({ name }) => orderSubject(name).names,
    answer: (ctx, input) => showOrderForOperator({ ctx, input }),
  })
  ask('/invoices', listInvoicesQuery, { answer: (ctx, input) => listInvoices({ ctx, input }) })
  ask('/order/print', showOrderQuery, {
    about: ({ name }) => orderSubject(name).names,
    answer: (ctx, input) => printedOrder({ ctx, input }),
  })
}
