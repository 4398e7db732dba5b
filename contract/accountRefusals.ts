import * as v from 'valibot'
import { moment } from './fields.ts'

export const tryAgain = v.object({ until: moment })
/** Attempts left before the next lock. */
export const payCodeWrong = v.object({ attemptsLeft: v.number() })
/** Null: locked until the code is reset with the password. */
export const payCodeLocked = v.object({ until: v.nullable(moment) })
