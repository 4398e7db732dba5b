// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aRefundAnswer } from '../../../tests/factories/orderAnswers.ts'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { momentOutline } from '../../../tests/support/momentOutline.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import { RefundPanel } from './refundPanel.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const line = {
  lineId: 1,
  productId: 20,
  skuId: 200,
  title: 'Canvas tote',
  variant: 'Navy',
  picture: aPictureOf('tote'),
  quantity: 2,
  amountCents: 2_000,
}
const sentBack = {
  type: 'refundAndReturn',
  returnAddress: 'Pier 4',
  returnCarrier: 'UPS',
  returnTrackingNumber: '1Z9',
} as const

const applied = momentOutline(aRefundAnswer().appliedAt)

const goodsOutline = ['Canvas tote × 2', '$20.00']
const parcelOutline = [
  'Carrier',
  'UPS',
  'Tracking number',
  '1Z9button type=button aria-label=Copy Tracking number',
]
const addressOutline =
  'div role=status | Return address | Pier 4 | button type=button aria-label=Copy Return address'

function requestOutline(type: string): string[] {
  return ['Type', type, 'Applied', applied, 'Reason', 'Damaged or faulty']
}

const declared = {
  isStatutory: true,
  type: 'refundAndReturn',
  returnAddress: 'Pier 4',
  reason: 'statutory',
  explanation: '',
} as const

test('a declared return shows its receipt, and by when the goods are sent', async () => {
  const refund = aRefundAnswer({ lines: [line], ...declared, stage: 'awaitingReturn' })
  const by = '2026-01-21T00:00:00.000Z'
  const place = await bindings.show(<RefundPanel refund={refund} sendBackBy={by} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Return without a reason',
    'Waiting for the return',
    addressOutline,
    'Amount',
    '$20.00',
    'Declared',
    applied,
    'Send back by',
    momentOutline('2026-01-20T23:59:00.000Z'),
    ...goodsOutline,
  ])
})

test('a return with a deduction for wear shows its reason, and what the shopper gets', async () => {
  const refund = aRefundAnswer({
    lines: [line],
    ...declared,
    stage: 'refunded',
    deductedCents: 350,
    deductedFor: 'Worn soles',
  })
  const place = await bindings.show(<RefundPanel refund={refund} sendBackBy={null} />)
  expect(outlineOf(place)).toEqual([
    'h2 | Return without a reason',
    'Refunded',
    'div role=status | The shop deducts something for wear: Worn soles',
    addressOutline,
    'Amount',
    '$20.00',
    'For wear',
    '−$3.50',
    'You get back',
    '$16.50',
    'Declared',
    applied,
    ...goodsOutline,
  ])
})

test.each([
  {
    of: 'was asked for',
    changes: {},
    expected: [
      'h2 | After-sale',
      'Applying for refund',
      'Amount',
      '$20.00',
      ...requestOutline('Refund without return'),
      ...goodsOutline,
      'The lid is cracked.',
    ],
  },
  {
    of: 'waits for the goods',
    changes: { ...sentBack, stage: 'returning' },
    expected: [
      'h2 | After-sale',
      'On its way back',
      addressOutline,
      'Amount',
      '$20.00',
      ...requestOutline('Refund and return'),
      ...parcelOutline,
      ...goodsOutline,
      'The lid is cracked.',
    ],
  },
  {
    of: 'has an address and no parcel',
    changes: {
      ...sentBack,
      stage: 'awaitingReturn',
      returnCarrier: null,
      returnTrackingNumber: null,
    },
    expected: [
      'h2 | After-sale',
      'Waiting for the return',
      addressOutline,
      'Amount',
      '$20.00',
      ...requestOutline('Refund and return'),
      ...goodsOutline,
      'The lid is cracked.',
    ],
  },
  {
    of: 'was withdrawn',
    changes: { ...sentBack, stage: 'withdrawn' },
    expected: [
      'h2 | After-sale',
      'Withdrawn',
      'Amount',
      '$20.00',
      ...requestOutline('Refund and return'),
      ...parcelOutline,
      ...goodsOutline,
      'The lid is cracked.',
    ],
  },
  {
    of: 'gives less than was asked for',
    changes: { stage: 'refunded', offeredCents: 1_500, offeredFor: 'It was worn.' },
    expected: [
      'h2 | After-sale',
      'Refunded',
      'div role=status | The shop gives less than you asked for: It was worn.',
      'You asked for',
      '$20.00',
      'The shop gives',
      '$15.00',
      ...requestOutline('Refund without return'),
      ...goodsOutline,
      'The lid is cracked.',
    ],
  },
  {
    of: 'was refused',
    changes: { stage: 'refused', refusedFor: 'It is whole.' },
    expected: [
      'h2 | After-sale',
      'Refused',
      'div role=alert | The shop refused: It is whole.',
      'Amount',
      '$20.00',
      ...requestOutline('Refund without return'),
      ...goodsOutline,
      'The lid is cracked.',
    ],
  },
  {
    of: 'is the shop’s own doing',
    changes: { stage: 'refunded', isAnnulment: true },
    expected: [
      'h2 | After-sale',
      'Refunded',
      'div role=status | The shop cancelled this order: The lid is cracked.',
      'Amount',
      '$20.00',
      ...goodsOutline,
    ],
  },
] as const)('a request that $of shows its state', async ({ changes, expected }) => {
  const refund = aRefundAnswer({ lines: [line], ...changes })
  const place = await bindings.show(<RefundPanel refund={refund} sendBackBy={null} />)
  expect(outlineOf(place)).toEqual(expected)
})

test('the proof pictures stand below the explanation', async () => {
  const evidence = [uploadedPictureOf('evidence-evidence-eviden')]
  const place = await bindings.show(
    <RefundPanel refund={aRefundAnswer({ evidence })} sendBackBy={null} />,
  )
  const proofs = () => [...place.querySelectorAll('ul')].at(-1)!
  await soon(() => expect(outlineOf(proofs())).toEqual(['img alt=Picture you uploaded']))
})
