import * as v from 'valibot'
import { cents, moment } from './fields.ts'
import { networkCode, rechargeDetail, withdrawalDetail } from './walletRecords.ts'

export const balanceTooLow = v.object({ shortCents: cents })
export const rechargeRefused = v.object({ recharge: rechargeDetail })
export const withdrawalRefused = v.object({ withdrawal: withdrawalDetail })
export const networkRefused = v.object({ network: networkCode })
/** The network family that the address belongs to, if any. */
export const addressInvalid = v.object({ network: networkCode, looksLike: v.nullable(v.string()) })
export const amountTooLow = v.object({ minCents: cents })
export const amountTooHigh = v.object({ maxCents: cents })
/** Soon after a new passkey, code or password: how much can be withdrawn until when. */
export const withdrawalDelayed = v.object({ mostCents: cents, until: moment })
