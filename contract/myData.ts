import * as v from 'valibot'
import { maxPasswordLength } from './account.ts'
import { deletionBlockers, tryAgain } from './accountRefusals.ts'
import { bare } from './anyCallRefuses.ts'
import { call } from './call.ts'
import { nothing } from './fields.ts'

export const showDeletion = call({
  method: 'GET',
  path: '/api/user/deletion',
  auth: 'session',
  summary: 'What has to end before the account can be deleted; all zero when it can be.',
  input: nothing,
  output: deletionBlockers,
})

export const deleteAccount = call({
  method: 'POST',
  path: '/api/user/delete_account',
  auth: 'session',
  summary:
    'Deletes the account: ends every session and erases name, mail, phone, addresses, notes, pictures and searches. Orders and sums stay under a number.',
  refuses: { passwordWrong: bare, tooManyAttempts: tryAgain, accountInUse: deletionBlockers },
  input: v.strictObject({
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(maxPasswordLength)),
  }),
  output: v.object({ deleted: v.literal(true) }),
})

/** A ZIP with all that belongs to the account, as JSON, CSV and pictures. */
export const myDataAddress = '/api/user/my_data.zip'
