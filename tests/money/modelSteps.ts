import fc from 'fast-check'

const weights = {
  recharge: 3,
  passRecharge: 3,
  refuseRecharge: 1,
  quote: 2,
  prove: 3,
  wrongCodes: 2,
  changeCode: 1,
  withdraw: 6,
  cancelWithdrawal: 2,
  passWithdrawal: 2,
  refuseWithdrawal: 1,
  place: 4,
  buy: 7,
  pay: 6,
  cancelOrder: 1,
  ship: 7,
  annul: 1,
  confirm: 4,
  extend: 2,
  review: 7,
  applyRefund: 9,
  goBack: 4,
  approve: 6,
  refuseRefund: 2,
  withdrawRefund: 1,
  sendBack: 5,
  returned: 5,
  declareReturn: 6,
  goReturn: 7,
  returnArrived: 4,
  returnAtEnd: 4,
  readReturn: 2,
  time: 7,
  repeat: 2,
  otherBody: 1,
}

export type StepKind = keyof typeof weights

/**
 * A step is figures alone, resolved against the rows that exist when it runs. So a sequence stays
 * valid when steps are removed from it.
 */
export interface Step {
  kind: StepKind
  who: number
  /** 0: the newest. */
  pick: number
  /** Index into the interesting amounts, quantities or times. */
  size: number
  /** 9: as another shopper, or with something that doesn't fit. */
  twist: number
}

const mostSteps = 60

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    ...Object.entries(weights).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind as StepKind),
    })),
  ),
  who: fc.nat({ max: 1 }),
  pick: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat({ max: 3 })),
  size: fc.nat({ max: 9 }),
  twist: fc.nat({ max: 9 }),
})

const ofLength = (minLength: number) =>
  fc.array(step, { minLength, maxLength: mostSteps, size: 'max' })

/** Many long ones, because an order takes many steps to its end. */
export const sequences: fc.Arbitrary<Step[]> = fc.oneof(
  { withCrossShrink: true },
  ofLength(1),
  ofLength(30),
)
