import { assign, fromPromise, setup } from 'xstate'
import type { Address } from '../../contract/shippingAddress.ts'
import type { Quote } from '../../contract/quote.ts'
import type {
  CheckoutContext,
  CheckoutEvent,
  CheckoutSource,
  OpenOutcome,
  OrderItem,
  PlaceInput,
  PlaceOutcome,
  QuoteInput,
  QuoteOutcome,
} from './checkoutTypes.ts'

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as { source: CheckoutSource },
    events: {} as CheckoutEvent,
    tags: {} as 'busy' | 'editable' | 'readdressable',
  },
  actors: {
    openCheckout: fromPromise<OpenOutcome, { source: CheckoutSource }>(() =>
      Promise.reject(new Error('openCheckout')),
    ),
    quoteCheckout: fromPromise<QuoteOutcome, QuoteInput>(() =>
      Promise.reject(new Error('quoteCheckout')),
    ),
    placeOrder: fromPromise<PlaceOutcome, PlaceInput>(() =>
      Promise.reject(new Error('placeOrder')),
    ),
  },
  guards: {
    hasOpened: (_, { output }: { output: OpenOutcome }) => output.type === 'opened',
    isQuoted: (_, { output }: { output: QuoteOutcome }) => output.type === 'quoted',
    isPlaced: (_, { output }: { output: PlaceOutcome }) => output.type === 'placed',
    isRefusedWithQuote: (_, { output }: { output: PlaceOutcome }) =>
      output.type === 'refused' && output.quote !== null,
    isRefused: (_, { output }: { output: PlaceOutcome }) => output.type === 'refused',
    hasNothingToOrder: ({ context }) => context.items.length === 0,
    hasLineProblems: ({ context }) => (context.quote?.problems ?? []).length > 0,
    isSomethingLeft: ({ context }) => itemsWithin(context.items, context.quote).length > 0,
    hasNoAddress: ({ context }) => context.addressId === null,
    hasTypedNothing: ({ context }) =>
      context.note === '' && context.promoCode === null && context.refusedPromo === null,
    hasOpenedWithAdded: ({ context }, { output }: { output: OpenOutcome }) =>
      output.type === 'opened' && output.addresses.some(({ id }) => id === context.addedAddressId),
    isAnotherCountry: ({ context }, { country }: { country: string }) =>
      context.country !== country,
    isKnownAddress: ({ context }, { addressId }: { addressId: number }) =>
      context.addresses.some(({ id }) => id === addressId),
  },
  actions: {
    keepOpened: assign(({ context }, { output }: { output: OpenOutcome }) =>
      output.type === 'opened'
        ? {
            items: output.items,
            ...addressesOf(output, context),
            ...(output.items.length === 0 ? { quote: null } : {}),
            failure: null,
          }
        : { failure: output.failure },
    ),
    keepQuoted: assign(({ context }, { output }: { output: QuoteOutcome }) =>
      output.type === 'quoted'
        ? { ...quoteOf(context, output.quote), failure: null }
        : { failure: output.failure },
    ),
    keepRefusal: assign(({ context }, { output }: { output: PlaceOutcome }) =>
      output.type === 'refused'
        ? {
            refusedFor: output.reason,
            ...(output.quote === null
              ? {}
              : { ...quoteOf(context, output.quote), quoteBefore: context.quote }),
            failure: null,
          }
        : {},
    ),
    keepPlaceFailure: assign((_, { output }: { output: PlaceOutcome }) => ({
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepOrder: assign((_, { output }: { output: PlaceOutcome }) => ({
      order: output.type === 'placed' ? output.order : null,
      items: [],
      quote: null,
      promoCode: null,
      refusedPromo: null,
      note: '',
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    chooseAddress: assign(({ context }, { addressId }: { addressId: number }) => ({
      country: countryOf(context.addresses, addressId),
      addressId,
      addedAddressId: null,
    })),
    chooseCountry: assign(({ context }, { country }: { country: string }) => ({
      country,
      addressId: addressToUse(context.addresses, context.addressId, country),
    })),
    keepAdded: assign((_, { addressId }: { addressId: number }) => ({
      addedAddressId: addressId,
    })),
    setPromoCode: assign((_, { code }: { code: string }) => ({ promoCode: code })),
    removePromoCode: assign({ promoCode: null, refusedPromo: null }),
    keepDraft: assign((_, { promoCode, note }: { promoCode: string | null; note: string }) => ({
      promoCode,
      note,
    })),
    setNote: assign((_, { note }: { note: string }) => ({ note })),
    settleProblems: assign(({ context }) => ({
      items: itemsWithin(context.items, context.quote),
    })),
    forgetQuote: assign({ quote: null }),
    forgetRefusal: assign({ refusedFor: null, quoteBefore: null, failure: null }),
    changeDeliveryCountry: () => {},
    openCashier: () => {},
    refreshCart: () => {},
  },
}).createMachine({
  id: 'checkout',
  description: 'The checkout of an order: its price, its address, and placing it.',
  context: ({ input }) => ({
    source: input.source,
    items: [],
    addresses: [],
    country: null,
    addressId: null,
    addedAddressId: null,
    promoCode: null,
    note: '',
    quote: null,
    refusedPromo: null,
    refusedFor: null,
    quoteBefore: null,
    failure: null,
    order: null,
  }),
  initial: 'opening',
  on: {
    'address.added': {
      target: '.opening',
      actions: [{ type: 'keepAdded', params: ({ event }) => event }, 'forgetRefusal'],
      description:
        'The shopper added an address during the checkout: it is read, and the order goes there.',
    },
  },
  states: {
    opening: {
      description: 'Lines and addresses are loading.',
      tags: 'busy',
      on: {
        'note.changed': {
          actions: { type: 'setNote', params: ({ event }) => event },
          description: 'What the shopper types meanwhile is saved.',
        },
        'draft.found': {
          guard: 'hasTypedNothing',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'What the shopper typed before a reload or a login is priced too.',
        },
      },
      invoke: {
        id: 'openCheckout',
        src: 'openCheckout',
        input: ({ context }) => ({ source: context.source }),
        onDone: [
          {
            guard: { type: 'hasOpenedWithAdded', params: ({ event }) => event },
            target: 'looking',
            actions: [
              { type: 'keepOpened', params: ({ event }) => event },
              'changeDeliveryCountry',
            ],
            description: 'The order goes to the address that was added, and all goods do.',
          },
          {
            guard: { type: 'hasOpened', params: ({ event }) => event },
            target: 'looking',
            actions: { type: 'keepOpened', params: ({ event }) => event },
            description: 'The lines to order and the addresses are loaded.',
          },
          {
            target: 'openingFailed',
            actions: { type: 'keepOpened', params: ({ event }) => event },
            description: 'Prices or addresses could not be read.',
          },
        ],
        onError: { target: 'openingFailed', actions: 'keepSurprise' },
      },
    },
    openingFailed: {
      description: 'The checkout could not be opened. Nothing typed is lost.',
      on: {
        'draft.found': {
          guard: 'hasTypedNothing',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'What the shopper typed before is saved for the next try.',
        },
        'checkout.retried': { target: 'opening', description: 'The shopper tries again.' },
        'connection.restored': { target: 'opening', description: 'The network is back.' },
        'checkout.shown': { target: 'opening', description: 'The shopper opens the screen again.' },
      },
    },
    looking: {
      description: 'Decides whether there is anything to price.',
      always: [{ guard: 'hasNothingToOrder', target: 'empty' }, { target: 'quoting' }],
    },
    judging: {
      description: 'Decides whether the order can be placed as it stands.',
      always: [
        { guard: 'hasLineProblems', target: 'open.blockedByLines' },
        { guard: 'hasNoAddress', target: 'open.blockedByAddress' },
        { target: 'open.ready' },
      ],
    },
    empty: {
      description: 'No line is selected: “select an item to check out”.',
      on: {
        'checkout.shown': { target: 'opening', description: 'The shopper opens the screen again.' },
      },
    },
    open: {
      description: 'The shopper sees the order and may change it.',
      tags: ['editable', 'readdressable'],
      initial: 'ready',
      on: {
        'checkout.shown': {
          target: 'opening',
          actions: 'forgetRefusal',
          description: 'Coming back from another screen reads prices and addresses again.',
        },
        'draft.found': {
          guard: 'hasTypedNothing',
          target: 'quoting',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'What the shopper typed before a reload or a login is priced too.',
        },
        'country.chosen': {
          guard: { type: 'isAnotherCountry', params: ({ event }) => event },
          target: 'quoting',
          actions: [{ type: 'chooseCountry', params: ({ event }) => event }, 'forgetRefusal'],
          description: 'All goods go to another country, and the order to an address there.',
        },
        'address.chosen': {
          guard: { type: 'isKnownAddress', params: ({ event }) => event },
          target: 'quoting',
          actions: [
            { type: 'chooseAddress', params: ({ event }) => event },
            'changeDeliveryCountry',
            'forgetRefusal',
          ],
          description: 'The order goes to another address, and all goods to its country.',
        },
        'promo.applied': {
          target: 'quoting',
          actions: [{ type: 'setPromoCode', params: ({ event }) => event }, 'forgetRefusal'],
          description: 'The shopper enters a promo code.',
        },
        'promo.removed': {
          target: 'quoting',
          actions: ['removePromoCode', 'forgetRefusal'],
          description: 'The shopper goes on without the promo code.',
        },
        'note.changed': {
          actions: [{ type: 'setNote', params: ({ event }) => event }, 'forgetRefusal'],
          description: 'The shopper writes a note to the shop.',
        },
      },
      states: {
        ready: {
          description:
            'The order can be placed for the total shown; a promo code that did not apply is not in it.',
          on: {
            'order.submitted': {
              target: '#checkout.placing',
              description: 'The shopper places the order.',
            },
          },
        },
        blockedByLines: {
          description: 'Some lines are sold out, no longer for sale, or not sent there.',
          on: {
            'problems.settled': [
              {
                guard: 'isSomethingLeft',
                target: '#checkout.quoting',
                actions: ['settleProblems', 'forgetRefusal'],
                description: 'The shopper continues with what is still available.',
              },
              {
                target: '#checkout.empty',
                actions: ['settleProblems', 'forgetQuote', 'forgetRefusal'],
                description: 'Nothing of it is available any more.',
              },
            ],
          },
        },
        blockedByAddress: { description: 'The order has no delivery address.' },
      },
    },
    quoting: {
      description: 'The price is calculated, with freight to the chosen address.',
      tags: ['busy', 'readdressable'],
      on: {
        'country.chosen': {
          guard: { type: 'isAnotherCountry', params: ({ event }) => event },
          target: 'quoting',
          reenter: true,
          actions: [{ type: 'chooseCountry', params: ({ event }) => event }, 'forgetRefusal'],
          description: 'All goods go to another country, and the order to an address there.',
        },
        'address.chosen': {
          guard: { type: 'isKnownAddress', params: ({ event }) => event },
          target: 'quoting',
          reenter: true,
          actions: [
            { type: 'chooseAddress', params: ({ event }) => event },
            'changeDeliveryCountry',
            'forgetRefusal',
          ],
          description: 'The order goes to another address, and all goods to its country.',
        },
        'draft.found': {
          guard: 'hasTypedNothing',
          target: 'quoting',
          reenter: true,
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'What the shopper typed before a reload or a login is priced too.',
        },
        'note.changed': {
          actions: { type: 'setNote', params: ({ event }) => event },
          description: 'What the shopper types meanwhile is saved.',
        },
      },
      invoke: {
        id: 'quoteCheckout',
        src: 'quoteCheckout',
        input: ({ context }) => ({
          items: context.items,
          promoCode: context.promoCode,
          country: context.country,
        }),
        onDone: [
          {
            guard: { type: 'isQuoted', params: ({ event }) => event },
            target: 'judging',
            actions: { type: 'keepQuoted', params: ({ event }) => event },
            description: 'The new price is shown.',
          },
          {
            target: 'quotingFailed',
            actions: { type: 'keepQuoted', params: ({ event }) => event },
            description: 'The price could not be read.',
          },
        ],
        onError: { target: 'quotingFailed', actions: 'keepSurprise' },
      },
    },
    placing: {
      description: 'The order is being placed: all its pieces are reserved, or none.',
      tags: 'busy',
      on: {
        'address.added': {
          actions: { type: 'keepAdded', params: ({ event }) => event },
          description:
            'The new address does not change an order that is being placed, only the next one.',
        },
      },
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({
          source: context.source.type,
          items: context.items,
          addressId: context.addressId ?? 0,
          promoCode: context.promoCode,
          note: context.note,
          totalCents: context.quote?.totalCents ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event },
            target: 'placed',
            actions: [
              { type: 'keepOrder', params: ({ event }) => event },
              'refreshCart',
              'openCashier',
            ],
            description:
              'The order waits to be paid, and the cashier asks for the payment at once.',
          },
          {
            guard: { type: 'isRefusedWithQuote', params: ({ event }) => event },
            target: 'judging',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
            description:
              'Price, stock or promo code changed: the shopper sees both totals and decides.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
            description: 'The address no longer exists: everything is read again.',
          },
          {
            target: 'placingFailed',
            actions: { type: 'keepPlaceFailure', params: ({ event }) => event },
            description: 'The answer never arrived.',
          },
        ],
        onError: { target: 'placingFailed', actions: 'keepSurprise' },
      },
    },
    quotingFailed: {
      description: 'Today’s price could not be read.',
      tags: 'readdressable',
      on: {
        'draft.found': {
          guard: 'hasTypedNothing',
          actions: { type: 'keepDraft', params: ({ event }) => event },
          description: 'What the shopper typed before is saved for the next try.',
        },
        'country.chosen': {
          guard: { type: 'isAnotherCountry', params: ({ event }) => event },
          target: 'quoting',
          actions: [{ type: 'chooseCountry', params: ({ event }) => event }, 'forgetRefusal'],
          description: 'All goods go to another country, and the order to an address there.',
        },
        'address.chosen': {
          guard: { type: 'isKnownAddress', params: ({ event }) => event },
          target: 'quoting',
          actions: [
            { type: 'chooseAddress', params: ({ event }) => event },
            'changeDeliveryCountry',
            'forgetRefusal',
          ],
          description: 'The order goes to another address, and all goods to its country.',
        },
        'note.changed': {
          actions: { type: 'setNote', params: ({ event }) => event },
          description: 'What the shopper types meanwhile is saved.',
        },
        'checkout.retried': { target: 'quoting', description: 'The shopper tries again.' },
        'connection.restored': { target: 'quoting', description: 'The network is back.' },
        'promo.removed': {
          target: 'quoting',
          actions: ['removePromoCode', 'forgetRefusal'],
          description: 'The shopper goes on without the promo code.',
        },
        'checkout.shown': { target: 'opening', description: 'The shopper opens the screen again.' },
      },
    },
    placingFailed: {
      description:
        'It is unknown whether the order was placed, so nothing can be changed until it is known.',
      on: {
        'address.added': {
          actions: { type: 'keepAdded', params: ({ event }) => event },
          description:
            'The new address does not change an order that is being placed, only the next one.',
        },
        'checkout.retried': {
          target: 'placing',
          description: 'Sends the same order again, so no second order can result.',
        },
      },
    },
    placed: {
      description: 'The order exists; the cashier asks for its payment.',
      on: {
        'checkout.shown': {
          target: 'opening',
          actions: 'forgetRefusal',
          description: 'Coming back starts over with what is selected now.',
        },
      },
    },
  },
})

/** Moves a refused code aside with its reason, so that it doesn't block the order. */
function quoteOf(
  context: CheckoutContext,
  quote: Quote | null,
): Pick<CheckoutContext, 'quote' | 'promoCode' | 'refusedPromo' | 'quoteBefore'> {
  const promo = quote?.promo ?? null
  const saved = {
    quote,
    quoteBefore: hasOtherPrices(context.quote, quote) ? context.quote : context.quoteBefore,
  }
  if (promo === null)
    return { ...saved, promoCode: context.promoCode, refusedPromo: context.refusedPromo }
  const { code, refusedFor, minSubtotalCents } = promo
  return refusedFor === null
    ? { ...saved, promoCode: code, refusedPromo: null }
    : { ...saved, promoCode: null, refusedPromo: { code, refusedFor, minSubtotalCents } }
}

/** Whether a line in both quotes changed its price, or the freight changed. */
function hasOtherPrices(before: Quote | null, now: Quote | null): boolean {
  const earlier = new Map(before === null ? [] : pricesOf(before))
  return (
    now !== null && pricesOf(now).some(([what, cents]) => (earlier.get(what) ?? cents) !== cents)
  )
}

function pricesOf({ groups }: Quote): [string, number][] {
  return groups.flatMap(({ shopId, freightCents, lines }) => [
    [`freight ${shopId}`, freightCents],
    ...lines.map(({ skuId, unitPriceCents }): [string, number] => [`sku ${skuId}`, unitPriceCents]),
  ])
}

/** Selects the address added last, as soon as the list contains it. */
function addressesOf(
  { addresses, country }: { addresses: readonly Address[]; country: string },
  { addressId, addedAddressId }: CheckoutContext,
): Pick<CheckoutContext, 'addresses' | 'country' | 'addressId' | 'addedAddressId'> {
  const ofAdded = countryOf(addresses, addedAddressId)
  return ofAdded === null
    ? { addresses, country, addressId: addressToUse(addresses, addressId, country), addedAddressId }
    : { addresses, country: ofAdded, addressId: addedAddressId, addedAddressId: null }
}

/** Of the addresses in the delivery country: the one chosen before, else the default, else the first. */
function addressToUse(
  addresses: readonly Address[],
  chosen: number | null,
  country: string,
): number | null {
  const there = addresses.filter((address) => address.country === country)
  const saved = there.find(({ id }) => id === chosen)
  const preferred = there.find(({ isDefault }) => isDefault)
  return (saved ?? preferred ?? there[0])?.id ?? null
}

function countryOf(addresses: readonly Address[], addressId: number | null): string | null {
  return addresses.find(({ id }) => id === addressId)?.country ?? null
}

/** The items, reduced to the quantities that the quote says are available. */
function itemsWithin(items: readonly OrderItem[], quote: Quote | null): readonly OrderItem[] {
  const available = new Map(quote?.problems.map((problem) => [problem.skuId, problem.available]))
  return items
    .map((item) => ({
      ...item,
      quantity: Math.min(item.quantity, available.get(item.skuId) ?? item.quantity),
    }))
    .filter(({ quantity }) => quantity > 0)
}
