import { aRecharge } from '../factories/walletAnswers.ts'
import { momentOutline } from './momentOutline.ts'

/** The outlines of screens that show a minted recharge. */

export const resolvedAt = '2026-01-06T12:30:00.000Z'

export const submittedOutline = momentOutline(aRecharge().submittedAt)
export const evidenceOutline = ['Payment evidence', 'img alt=Picture you uploaded']

const byCard = ['Method', 'By card', 'Submitted', submittedOutline]

export const byCardOutline = [...byCard, ...evidenceOutline]
export const answeredByCardOutline = [
  ...byCard,
  'Answered',
  momentOutline(resolvedAt),
  ...evidenceOutline,
]
