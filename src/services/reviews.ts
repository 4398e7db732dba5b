import type * as v from 'valibot'
import * as contract from '../../contract/reviews.ts'
import { callApi } from './http.ts'

export type ReviewInput = v.InferInput<typeof contract.addReview.input>

export function addReview(input: ReviewInput) {
  return callApi(contract.addReview, input)
}
