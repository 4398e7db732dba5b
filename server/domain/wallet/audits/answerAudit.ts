import type { RechargeDetail, WithdrawalDetail } from '../../../../contract/walletRecords.ts'
import { Refusal } from '../../kernel/errors.ts'
import type { Ctx } from '../../kernel/ctx.ts'
import { passRecharge, refuseRecharge } from '../recharges/auditRecharge.ts'
import { passWithdrawal } from '../withdrawals/passWithdrawal.ts'
import { refuseWithdrawal } from '../withdrawals/refuseWithdrawal.ts'
import { readAuditName } from '../auditName.ts'

type Auditing = Pick<Ctx, 'db' | 'clock'>

/** Passes a recharge with the arrived amount, or a withdrawal with its payment reference. */
export async function passAudit(given: {
  ctx: Auditing
  input: { name: string; arrivedCents?: number | undefined; reference?: string | undefined }
}): Promise<RechargeDetail | WithdrawalDetail> {
  const { ctx, input } = given
  const { arrivedCents, reference } = input
  const { kind, id } = readAuditName(input.name)
  if (kind === 'recharge') {
    if (arrivedCents === undefined || reference !== undefined) throw missing('arrivedCents')
    return passRecharge({ ctx, input: { rechargeId: id, arrivedCents } })
  }
  if (reference === undefined || arrivedCents !== undefined) throw missing('reference')
  return passWithdrawal({ ctx, input: { withdrawalId: id, reference } })
}

export async function declineAudit(given: {
  ctx: Auditing
  input: { name: string; reason: string }
}): Promise<RechargeDetail | WithdrawalDetail> {
  const { ctx, input } = given
  const { reason } = input
  const { kind, id } = readAuditName(input.name)
  return kind === 'recharge'
    ? refuseRecharge({ ctx, input: { rechargeId: id, reason } })
    : refuseWithdrawal({ ctx, input: { withdrawalId: id, reason } })
}

function missing(path: string): Refusal {
  return new Refusal('invalidInput', {
    fields: [{ path, message: 'this kind of record passes with it, and with nothing else' }],
  })
}
