import * as v from 'valibot'
import { amountCents, id, maxAmountCents, note, text } from '../../contract/fields.ts'
import { orderCodes } from '../../contract/orderDetail.ts'
import { networkCodes } from '../../contract/walletRecords.ts'
import { auditFilters, refundFilters } from '../domain/operatorFilters.ts'

export const orderFilterNames = [
  'all',
  ...(Object.keys(orderCodes) as (keyof typeof orderCodes)[]),
] as const

const limit = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number), v.maxValue(1000)),
  '50',
)

export const listOrdersQuery = v.strictObject({
  status: v.optional(v.picklist(orderFilterNames), 'waitingForDelivery'),
  limit,
})

export const listRefundsQuery = v.strictObject({
  filter: v.optional(v.picklist(refundFilters), 'waiting'),
  limit,
})

export const listAuditsQuery = v.strictObject({
  filter: v.optional(v.picklist(auditFilters), 'waiting'),
  limit,
})

const auditName = text(20)

export const showAuditQuery = v.strictObject({ name: auditName })

export const passBody = v.strictObject({
  name: auditName,
  arrivedCents: v.optional(amountCents),
  reference: v.optional(text(100)),
})

export const declineBody = v.strictObject({
  name: auditName,
  reason: v.pipe(note(200), v.minLength(1)),
})

export const approveBody = v.strictObject({
  refundId: id,
  returnAddress: v.optional(text(200)),
  /** Less than was asked for, and why. */
  offer: v.optional(v.strictObject({ amountCents, reason: v.pipe(note(200), v.minLength(1)) })),
})

export const refuseBody = v.strictObject({
  refundId: id,
  reason: v.pipe(note(200), v.minLength(1)),
})

export const returnedBody = v.strictObject({
  refundId: id,
  /** Pieces fit for sale by line; all of them when it is left out. */
  resellable: v.optional(
    v.array(
      v.strictObject({ lineId: id, quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    ),
  ),
})

const networkCode = v.picklist(networkCodes, `networks are ${networkCodes.join(', ')}`)
const chargeCents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxAmountCents))

export const setNetworkBody = v.strictObject({
  code: networkCode,
  name: v.optional(text(60)),
  asset: v.optional(text(20)),
  depositAddress: v.optional(text(100)),
  minRechargeCents: v.optional(amountCents),
  minWithdrawalCents: v.optional(amountCents),
  withdrawalChargeCents: v.optional(chargeCents),
  confirmations: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
})

export const enableNetworkBody = v.strictObject({ code: networkCode, enabled: v.boolean() })

export const importBody = v.strictObject({ files: v.array(v.unknown()) })

export const backupBody = v.strictObject({ folder: text(1_000) })
