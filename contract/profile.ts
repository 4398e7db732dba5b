import * as v from 'valibot'
import { email, maxPasswordLength, mobile, personName, userInfo } from './account.ts'
import { call } from './call.ts'
import { bare } from './anyCallRefuses.ts'
import { tryAgain } from './accountRefusals.ts'
import { oneUseProof } from './fields.ts'
import { uploadId } from './uploads.ts'

const orEmpty = v.literal('')

export const saveProfile = call({
  method: 'POST',
  path: '/api/user/profile',
  auth: 'session',
  summary:
    'Changes who the shopper is. Another email needs the password or a passkey’s proof, since codes for a forgotten one go there.',
  refuses: {
    wrongCredentials: bare,
    tooManyAttempts: tryAgain,
    profileChanged: bare,
    proofInvalid: bare,
    uploadMissing: bare,
  },
  input: v.strictObject({
    familyName: v.union([orEmpty, personName]),
    givenName: v.union([orEmpty, personName]),
    email: v.union([orEmpty, email]),
    mobile: v.union([orEmpty, mobile]),
    /** The shopper's own upload. */
    picture: v.nullable(uploadId),
    password: v.optional(v.pipe(v.string(), v.maxLength(maxPasswordLength))),
    proof: v.optional(oneUseProof),
  }),
  output: userInfo,
})
