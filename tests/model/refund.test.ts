import { describe, expect, test } from 'vitest'
import { refundStages } from '../../contract/refundDetail.ts'
import { refundMachine } from '../../src/machines/refundMachine.ts'
import type { RefundEvent } from '../../src/machines/refundTypes.ts'
import {
  agreed,
  annulled,
  asked,
  askedWithReturn,
  awaitingReturn,
  follow,
  goodsAreBack,
  offered,
  refused,
  returning,
  sentBack,
  settled,
  withdrawn,
} from './support/refundJourneys.ts'

describe('a refund request', () => {
  test('pays the requested amount when it is approved', () => {
    expect(follow([asked, agreed, settled]).getSnapshot()).toMatchObject({
      value: 'refunded',
      context: {
        askedCents: 2_000,
        offeredCents: null,
        givenBackCents: 2_000,
        pieces: 1,
        withReturn: false,
        refusedFor: null,
        annulledFor: null,
      },
    })
  })

  test('pays the offer when it is approved for less', () => {
    expect(follow([asked, offered, settled]).getSnapshot()).toMatchObject({
      value: 'refunded',
      context: { askedCents: 2_000, offeredCents: 200, givenBackCents: 200 },
    })
  })

  test('with return pays once the shop has checked the goods', () => {
    const refund = follow(returning)
    expect(refund.getSnapshot()).toMatchObject({
      value: 'returning',
      context: { givenBackCents: 0, withReturn: true },
    })

    refund.send(goodsAreBack)
    refund.send(settled)
    expect(refund.getSnapshot()).toMatchObject({
      value: 'refunded',
      context: { givenBackCents: 2_000 },
    })
  })

  test('keeps the reason and pays nothing when it is refused', () => {
    expect(follow([asked, refused]).getSnapshot()).toMatchObject({
      value: 'refused',
      context: { givenBackCents: 0, refusedFor: 'worn' },
    })
    expect(follow([...returning, refused]).getSnapshot()).toMatchObject({
      value: 'refused',
      context: { givenBackCents: 0, refusedFor: 'worn' },
    })
  })

  test.each([
    ['can’t', -1, false],
    ['can', 0, true],
    ['can', 1, true],
    ['can’t', 2, false],
  ])('%s come back with %s resellable pieces', (_can, resellableQuantity, isPossible) => {
    const back = { ...goodsAreBack, resellableQuantity }
    expect(follow(returning).getSnapshot().can(back)).toBe(isPossible)
  })

  test.each([
    ['can’t', 0, false],
    ['can', 1, true],
  ])('%s be made for %s cents', (_can, amountCents, isPossible) => {
    expect(
      follow([])
        .getSnapshot()
        .can({ ...asked, amountCents }),
    ).toBe(isPossible)
  })

  test('withdrawn, it pays nothing and has no reason', () => {
    for (const journey of [[asked], awaitingReturn]) {
      expect(follow([...journey, withdrawn]).getSnapshot()).toMatchObject({
        value: 'withdrawn',
        context: { givenBackCents: 0, refusedFor: null },
      })
    }
  })

  test('made by the shop itself, which annuls the order, it pays all that was left', () => {
    expect(follow([annulled]).getSnapshot()).toMatchObject({
      value: 'refunded',
      context: { askedCents: 3_000, givenBackCents: 3_000, pieces: 3, annulledFor: 'sold out' },
    })
  })

  test('its states are the stages that the API carries', () => {
    const { unasked: _unasked, ...states } = refundMachine.states
    const stages = Object.entries(states).map(([name, { meta }]) => [name, meta?.stage])
    expect(stages).toEqual(refundStages.map((stage) => [stage, stage]))
  })
})

describe('what a refund request is not', () => {
  const refusals: [string, RefundEvent[], RefundEvent][] = [
    ['asking for nothing', [], { ...asked, amountCents: 0 }],
    ['asking for half a cent', [], { ...asked, amountCents: 0.5 }],
    ['asking for a cent more than the pieces can give', [], { ...asked, amountCents: 2_001 }],
    ['asking for no piece', [], { ...asked, pieces: 0 }],
    ['annulling without a reason', [], { ...annulled, reason: ' ' }],
    ['annulling while the shopper asks', [asked], annulled],
    ['asking twice', [asked], asked],
    ['refusing without a reason', [asked], { ...refused, reason: ' ' }],
    ['offering all that was asked for', [asked], offer(2_000)],
    ['offering nothing', [asked], offer(0)],
    ['offering half a cent', [asked], offer(0.5)],
    ['offering less without a reason', [asked], offer(200, ' ')],
    ['offering less of a return without a reason', [askedWithReturn], offer(200, ' ')],
    ['a return without an address', [askedWithReturn], { ...agreed, returnAddress: ' ' }],
    ['sending back without a carrier', awaitingReturn, { ...sentBack, carrier: ' ' }],
    ['sending back without a number', awaitingReturn, { ...sentBack, trackingNumber: ' ' }],
    ['refusing what is still to be sent back', awaitingReturn, refused],
    ['withdrawing what is on its way back', returning, withdrawn],
    ['shelving more than came back', returning, { ...goodsAreBack, resellableQuantity: 2 }],
    ['shelving less than nothing', returning, { ...goodsAreBack, resellableQuantity: -1 }],
    ['shelving half a piece', returning, { ...goodsAreBack, resellableQuantity: 0.5 }],
    ['withdrawing what is being paid', [asked, agreed], withdrawn],
    ['paying twice', [asked, agreed, settled], settled],
    ['going on once refused', [asked, refused], agreed],
    ['going on once withdrawn', [asked, withdrawn], agreed],
  ]

  test.each(refusals)('%s', (_name, journey, event) => {
    const refund = follow(journey)
    const { value, context } = refund.getSnapshot()
    expect(refund.getSnapshot().can(event)).toBe(false)

    refund.send(event)

    expect(refund.getSnapshot()).toMatchObject({ value, context })
  })
})

function offer(amountCents: number, reason = 'one scratch'): RefundEvent {
  return { ...agreed, offer: { amountCents, reason } }
}
