import * as v from 'valibot'
import { call } from './call.ts'
import { bare } from './anyCallRefuses.ts'
import { orderLineRefused, orderRefused } from './orderRefusals.ts'
import { id, note } from './fields.ts'
import { longest, maxCartLines } from './limits.ts'
import { orderDetail } from './orderDetail.ts'
import { maxUploadFiles, uploadId } from './uploads.ts'

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))

export const addReview = call({
  method: 'POST',
  path: '/api/review/add',
  auth: 'session',
  keyed: true,
  guard: false,
  summary: 'Reviews lines of a received order, each once.',
  refuses: { stateChanged: orderRefused, alreadyReviewed: orderLineRefused, uploadMissing: bare },
  input: v.strictObject({
    orderId: id,
    lines: v.pipe(
      v.array(
        v.strictObject({
          lineId: id,
          content: v.pipe(note(longest.review), v.minLength(1)),
          productRating: stars,
          pictures: v.optional(v.pipe(v.array(uploadId), v.maxLength(maxUploadFiles)), []),
        }),
      ),
      v.minLength(1),
      v.maxLength(maxCartLines),
    ),
    serviceRating: stars,
    shippingRating: stars,
  }),
  output: orderDetail,
})
