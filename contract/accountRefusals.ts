import * as v from 'valibot'
import { moment } from './fields.ts'

export const tryAgain = v.object({ until: moment })
/** Tries left before the next lock. */
export const payCodeWrong = v.object({ attemptsLeft: v.number() })
/** Null: until it is reset with the password. */
export const payCodeLocked = v.object({ until: v.nullable(moment) })
