import { aRecharge } from '../factories/walletAnswers.ts'
import { momentTold } from './momentTold.ts'

/** How the outlines of screens tell of a recharge that was minted. */

export const resolvedAt = '2026-01-06T12:30:00.000Z'

export const submittedTold = momentTold(aRecharge().submittedAt)
export const evidenceTold = ['Payment evidence', 'img alt=Picture you uploaded']

const byCard = ['Method', 'By card', 'Submitted', submittedTold]

export const byCardTold = [...byCard, ...evidenceTold]
export const answeredByCardTold = [...byCard, 'Answered', momentTold(resolvedAt), ...evidenceTold]
