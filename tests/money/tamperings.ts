import { behindTheTriggers } from './behindTheTriggers.ts'
import { changedRows } from './changedRows.ts'
import { changedRules } from './changedRules.ts'
import { forgedRows } from './forgedRows.ts'
import { removedRows } from './removedRows.ts'
import type { Tampering } from './tampering.ts'
import { transfersByHand } from './transfersByHand.ts'

/** The database must refuse each, or the doctor must find it afterwards. */
export const tamperings: Tampering[] = [
  ...transfersByHand,
  ...changedRows,
  ...forgedRows,
  ...removedRows,
  ...behindTheTriggers,
  ...changedRules,
]
