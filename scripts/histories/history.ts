import type { OrderHistory } from '../../server/domain/trade/orders/listHistories.ts'

/** A value after JSON: dates are text. */
type AsJson<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Each)[]
    ? AsJson<Each>[]
    : Value extends object
      ? { [Key in keyof Value]: AsJson<Value[Key]> }
      : Value

export type History = AsJson<OrderHistory>
export type HistoryStep = History['events'][number]
export type HistoryRefund = History['refunds'][number]
