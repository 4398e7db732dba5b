import type { InferInput } from 'valibot'
import * as contract from '../../contract/profile.ts'
import { anything, callApi } from './http.ts'

export type Profile = InferInput<typeof contract.saveProfile.input>

export function saveProfile(input: Profile) {
  return callApi({ ...contract.saveProfile, output: anything }, input)
}
