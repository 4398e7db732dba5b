import type { CardInstructions } from '../../../contract/wallet.ts'
import type { Db } from '../../db/client.ts'
import { findCardInstructions, setCardInstructions } from '../../domain/wallet/cardInstructions.ts'

/** Invented: the bank does not exist, and the number is the example of the IBAN registry. */
const card: CardInstructions = {
  holder: 'Harborlane Demo Ltd',
  bank: 'Harbour Bank',
  account: 'GB33 BUKB 2020 1555 5555 55',
  code: 'BUKBGB22',
  link: null,
}

/** States how to pay by card where nothing is stated. */
export async function seedDemoCard(db: Db): Promise<void> {
  if (!(await findCardInstructions(db))) await setCardInstructions({ ctx: { db }, input: card })
}
