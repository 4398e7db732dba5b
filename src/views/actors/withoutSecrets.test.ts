import { expect, test } from 'vitest'
import { withoutSecrets } from './withoutSecrets.ts'

test('hides secrets at any depth and keeps the rest', () => {
  expect(
    withoutSecrets({
      type: 'login.submitted',
      credentials: { account: 'mira', password: 'harbour-1' },
      payment: { amountCents: 2_490, proof: 'abc' },
      code: '314159',
      token: null,
      targets: [{ method: 'bank', cardNumber: '4111111111111111', bankName: 'Pier Bank' }],
    }),
  ).toEqual({
    type: 'login.submitted',
    credentials: '•••',
    payment: { amountCents: 2_490, proof: '•••' },
    code: '•••',
    token: null,
    targets: [{ method: 'bank', cardNumber: '•••', bankName: 'Pier Bank' }],
  })
})
