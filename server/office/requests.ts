import * as v from 'valibot'
import {
  amountCents,
  code,
  id,
  maxAmountCents,
  note,
  quantity,
  text,
} from '../../contract/fields.ts'
import { longest } from '../../contract/limits.ts'
import { orderCodes } from '../../contract/orderDetail.ts'
import { refundStages } from '../../contract/refundDetail.ts'
import { uploadId } from '../../contract/uploads.ts'
import { auditCodes, networkCodes, type AuditState } from '../../contract/walletRecords.ts'
import { auditFilters, messageFilters, refundFilters, refundKinds } from './queries/filters.ts'
import { confirmedCents } from './requestSchemas.ts'
import { limit, searching } from './querySchemas.ts'

export const orderFilterNames = [
  'all',
  ...(Object.keys(orderCodes) as (keyof typeof orderCodes)[]),
] as const

export const auditStateNames = Object.keys(auditCodes) as AuditState[]

export const nothingAsked = v.strictObject({})

export const listLogQuery = v.strictObject({
  by: v.optional(text(100)),
  on: v.optional(text(100)),
  limit,
})

/** `after`: the id of the last order of the previous page. */
export const listHistoriesQuery = v.strictObject({ after: v.optional(id) })

export const showOrderQuery = v.strictObject({ name: text(40) })

export const showRefundQuery = v.strictObject({ refundId: id })

export const showPictureQuery = v.strictObject({ id: uploadId })

export const listOrdersQuery = v.strictObject({
  ...searching,
  status: v.optional(v.picklist(orderFilterNames), 'waitingForDelivery'),
  limit,
})

export const listRefundsQuery = v.strictObject({
  ...searching,
  status: v.optional(v.picklist(refundStages)),
  filter: v.optional(v.picklist(refundFilters), 'waiting'),
  kind: v.optional(v.picklist(refundKinds), 'any'),
  limit,
})

export const listAuditsQuery = v.strictObject({
  ...searching,
  status: v.optional(v.picklist(auditStateNames)),
  filter: v.optional(v.picklist(auditFilters), 'waiting'),
  limit,
})

export const listMessagesQuery = v.strictObject({
  ...searching,
  filter: v.optional(v.picklist(messageFilters), 'waiting'),
  limit,
})

export const answerMessageBody = v.strictObject({
  /** The order's number or id. */
  order: text(40),
  text: v.pipe(note(longest.message), v.minLength(1)),
})

const auditName = text(20)

export const showAuditQuery = v.strictObject({ name: auditName })

export const passBody = v.strictObject({
  name: auditName,
  arrivedCents: v.optional(amountCents),
  reference: v.optional(text(100)),
  confirmedCents,
})

export const declineBody = v.strictObject({
  name: auditName,
  reason: v.pipe(note(200), v.minLength(1)),
})

export const shipBody = v.strictObject({
  /** The order's number or id. */
  order: text(40),
  /** Every piece not yet handed to a carrier, when omitted. */
  lines: v.optional(v.pipe(v.array(v.strictObject({ lineId: id, quantity })), v.minLength(1))),
  carrier: text(longest.carrier),
  trackingNumber: code(longest.trackingNumber),
})

export const correctParcelBody = v.strictObject({
  parcelId: id,
  trackingNumber: code(longest.trackingNumber),
  carrier: v.optional(text(longest.carrier)),
})

export const trackParcelBody = v.strictObject({
  parcelId: id,
  happened: v.pipe(note(200), v.minLength(1)),
  isDelivered: v.optional(v.boolean(), false),
})

export const annulBody = v.strictObject({
  /** The order's number or id. */
  order: text(40),
  reason: v.pipe(note(200), v.minLength(1)),
  confirmedCents,
})

export const approveBody = v.strictObject({
  refundId: id,
  returnAddress: v.optional(text(200)),
  /** A smaller amount than requested, and why. */
  offer: v.optional(v.strictObject({ amountCents, reason: v.pipe(note(200), v.minLength(1)) })),
  confirmedCents,
})

export const refuseBody = v.strictObject({
  refundId: id,
  reason: v.pipe(note(200), v.minLength(1)),
})

/** Pieces fit for sale, by line; all of them when omitted. */
const resellable = v.optional(
  v.array(v.strictObject({ lineId: id, quantity: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
)

export const returnedBody = v.strictObject({ refundId: id, resellable })

export const arrivedBody = v.strictObject({
  /** The order's number or id. */
  order: text(40),
  resellable,
  /** What is deducted for wear, and why. */
  deduction: v.optional(v.strictObject({ amountCents, reason: v.pipe(note(200), v.minLength(1)) })),
  confirmedCents,
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

/** The bytes of a picture's file. */
export const addPictureBody = v.strictObject({ content: v.pipe(v.string(), v.base64()) })

export const importBody = v.strictObject({
  files: v.array(v.unknown()),
  restock: v.optional(v.boolean()),
})

export const backupBody = v.strictObject({ folder: text(1_000) })
