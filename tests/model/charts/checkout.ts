import { expect } from '@playwright/test'
import { checkoutMachine } from '../../../src/machines/checkoutMachine.ts'
import type {
  CheckoutContext,
  OpenOutcome,
  PlaceOutcome,
  QuoteOutcome,
} from '../../../src/machines/checkoutTypes.ts'
import { getUserInfo } from '../../../contract/account.ts'
import { listAddresses } from '../../../contract/address.ts'
import { showCart } from '../../../contract/cart.ts'
import { placeOrder, quoteCheckout, showOrder } from '../../../contract/orders.ts'
import { aCart, aCartLine } from '../../factories/cartAnswers.ts'
import { networkFailure, refusalFor } from '../../factories/failures.ts'
import { anAddress, anOrder } from '../../factories/orderAnswers.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import {
  dearer,
  fine,
  gone,
  items,
  promoRefused,
  promoTaken,
  short,
} from '../support/checkoutQuotes.ts'
import { savesAddress } from '../support/addressOnScreen.ts'
import { opensFold, showsSums } from '../support/checkoutOnScreen.ts'
import { done, oneCall, proveChart } from '../support/chartProof.ts'
import {
  buttonIsBusy,
  buttonIsReady,
  comesBack,
  factOn,
  goesOnlineAgain,
  isLoading,
  money,
  offersRetry,
  says,
  taps,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const home = anAddress({ id: 7 })
export const office = anAddress({ id: 8, isDefault: true, addressee: 'Ada at work' })
export const failed = { type: 'failed', failure: networkFailure } as const
export const opened = {
  type: 'opened',
  items,
  addresses: [home, office],
  country: 'US',
} as const
export const quoted = { type: 'quoted', quote: fine } as const
export const placed = { type: 'placed', order: anOrder() } as const
export const input = { source: { type: 'cart' } } as const

const orderNow = /^Place order and pay \$/
const whilePlaced = 'no address is added on the screen of an order that is being placed'

export const proof = proveChart<typeof checkoutMachine>({
  machine: checkoutMachine,
  question: 'What does the order cost, where does it go, and can it be placed twice by mistake?',
  actedBy: {
    'checkout.shown': 'shopper',
    'checkout.retried': 'shopper',
    'connection.restored': 'browser',
    'address.chosen': 'shopper',
    'country.chosen': 'shopper',
    'address.added': 'shopper',
    'promo.applied': 'shopper',
    'promo.removed': 'shopper',
    'note.changed': 'shopper',
    'draft.found': 'browser',
    'problems.settled': 'shopper',
    'order.submitted': 'shopper',
  },
  inputs: [input],
  events: {
    'checkout.shown': [{ type: 'checkout.shown' }],
    'checkout.retried': [{ type: 'checkout.retried' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'address.chosen': ({ context }) =>
      context.promoCode === null && context.refusedPromo === null
        ? [
            { type: 'address.chosen', addressId: 7 },
            { type: 'address.chosen', addressId: 99 },
          ]
        : [],
    'country.chosen': (snapshot) =>
      snapshot.hasTag('readdressable') && isUntouched(snapshot.context)
        ? [{ type: 'country.chosen', country: 'FR' }]
        : [],
    'address.added': ({ context }) =>
      (context.quote?.problems ?? []).length === 0 &&
      context.promoCode === null &&
      context.refusedPromo === null &&
      context.quoteBefore === null &&
      context.country !== 'FR' &&
      context.addressId !== 7
        ? [{ type: 'address.added', addressId: 7 }]
        : [],
    'promo.applied': ({ context }) =>
      isUntouched(context) ? [{ type: 'promo.applied', code: 'HARBOR10' }] : [],
    'promo.removed': [{ type: 'promo.removed' }],
    'note.changed': [{ type: 'note.changed', note: 'ring twice' }],
    'draft.found': ({ context }) =>
      isUntouched(context)
        ? [{ type: 'draft.found', promoCode: 'HARBOR10', note: 'ring twice' }]
        : [],
    'problems.settled': [{ type: 'problems.settled' }],
    'order.submitted': [{ type: 'order.submitted' }],
  },
  actors: {
    openCheckout: {
      resolves: ({ context }): OpenOutcome[] => [
        { ...opened, country: countryNow(context, 'US') },
        { ...opened, addresses: [], country: countryNow(context, 'GB') },
        { ...opened, items: [], country: countryNow(context, 'US') },
        failed,
      ],
      rejects: ['surprise'],
    },
    quoteCheckout: {
      resolves: ({ context }): QuoteOutcome[] => [
        quoted,
        ...(context.promoCode === null ? [] : [{ type: 'quoted' as const, quote: promoRefused }]),
        ...(context.quote === null && context.promoCode === null && context.addressId === 8
          ? [
              { type: 'quoted' as const, quote: short },
              { type: 'quoted' as const, quote: gone },
            ]
          : []),
        failed,
      ],
      rejects: ['surprise'],
    },
    placeOrder: {
      resolves: ({ context }): PlaceOutcome[] => [
        placed,
        ...(context.addedAddressId === null
          ? [{ type: 'refused' as const, reason: 'totalChanged' as const, quote: dearer }]
          : []),
        { type: 'refused', reason: 'addressMissing', quote: null },
        failed,
      ],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => ({
    items: context.items.length,
    country: context.country,
    addressId: context.addressId,
    addedAddressId: context.addedAddressId,
    promoCode: context.promoCode,
    refusedPromo: context.refusedPromo?.refusedFor,
    totalCents: context.quote?.totalCents,
    problems: context.quote?.problems.length,
  }),
  api: {
    none: 'it ends in the order’s chart, which is walked; quotes and places are in tests/api',
  },
  screens: {
    onFreshPage: ['checkout.shown'],
    plays: [
      [
        done('openCheckout', opened),
        done('quoteCheckout', quoted),
        { type: 'address.chosen', addressId: 7 },
        done('quoteCheckout', quoted),
        { type: 'promo.applied', code: 'HARBOR10' },
        done('quoteCheckout', { type: 'quoted', quote: promoTaken }),
        { type: 'note.changed', note: 'ring twice' },
        { type: 'order.submitted' },
        done('placeOrder', placed),
      ],
    ],
    open: async (stage) => {
      await stage.reply({ call: showOrder, reply: answer(anOrder()), standing: true })
      await stage.reply({ call: getUserInfo, reply: answer(aUserInfo()), standing: true })
      await stage.page.goto('/checkout')
    },
    gestures: {
      'checkout.shown': (stage, _event, before) =>
        before.matches('placed') ? stage.goTo('/checkout') : comesBack(stage),
      'checkout.retried': taps(/^Try again/),
      'connection.restored': goesOnlineAgain,
      'address.chosen': async ({ page }) => {
        await page.getByRole('button', { name: /(Change|Choose an address)$/ }).click()
        await page
          .getByRole('dialog', { name: 'Choose an address' })
          .getByRole('button', { name: /Ada Fisher/ })
          .click()
      },
      'country.chosen': async ({ page }) => {
        await page.getByRole('button', { name: /^Deliver to / }).click()
        const sheet = page.getByRole('dialog', { name: 'Delivery country' })
        await sheet.getByRole('searchbox').fill('france')
        await sheet.getByRole('button', { name: 'France', exact: true }).click()
      },
      'address.added': async (stage, { addressId }, { context }) => {
        const { page } = stage
        await page.getByRole('button', { name: 'Add an address to continue' }).click()
        if (context.addresses.length > 0) {
          await page.getByRole('button', { name: 'Add a new address' }).click()
        }
        await savesAddress(stage, addressId)
      },
      'promo.applied': async ({ page }) => {
        await opensFold(page, 'Add a promo code')
        await page.getByLabel('Have one?').fill('harbor10')
        await page.getByRole('button', { name: 'Apply' }).click()
      },
      'promo.removed': taps('Remove promo code HARBOR10'),
      'note.changed': async ({ page }, { note }) => {
        await opensFold(page, 'Add a note to the shop')
        await page.getByLabel('Note to the shop').fill(note)
      },
      'draft.found': { none: 'it comes with a reload, which is played apart' },
      'problems.settled': (stage, _event, { context: { quote } }) =>
        taps(quote?.groups.length === 0 ? 'Choose other items' : 'Continue with the rest')(stage),
      'order.submitted': taps(orderNow),
    },
    answers: {
      openCheckout: {
        calls: [showCart, listAddresses],
        replies: (output) => {
          if (output.type === 'failed') {
            return [
              { call: showCart, reply: answer(aCart([])), standing: true },
              { call: listAddresses, reply: replyOf(output.failure) },
              { call: showCart, hold: true },
            ]
          }
          const lines = output.items.map((item) => aCartLine({ ...item, selected: true }))
          return [
            { call: showCart, reply: answer(aCart(lines)), standing: true },
            { call: listAddresses, reply: answer({ list: output.addresses }) },
            { call: showCart, hold: true },
          ]
        },
      },
      quoteCheckout: oneCall(quoteCheckout, (output) =>
        output.type === 'quoted' ? answer(output.quote) : replyOf(output.failure),
      ),
      placeOrder: oneCall(placeOrder, (output) => {
        if (output.type === 'placed') return answer(output.order)
        if (output.type === 'failed') return replyOf(output.failure)
        const { quote } = output
        return replyOf(
          quote === null ? refusalFor('addressMissing') : refusalFor('totalChanged', { quote }),
        )
      }),
    },
    sends: {
      openCheckout: () => [ask(showCart, {}), ask(listAddresses, {})],
      quoteCheckout: ({ items: asked, promoCode, country }) => [
        ask(quoteCheckout, {
          items: [...asked],
          ...(promoCode === null ? {} : { promoCode }),
          ...(country === null ? {} : { country }),
        }),
      ],
      placeOrder: ({ items: ordered, promoCode, ...rest }) => [
        ask(placeOrder, {
          ...rest,
          items: [...ordered],
          ...(promoCode === null ? {} : { promoCode }),
        }),
      ],
    },
    lookAlike: [
      {
        leaves: ['opening', 'quoting'],
        why: 'the shopper waits for one price, whatever has to be asked for it',
      },
    ],
    shows: {
      looking: { none: 'left at once' },
      judging: { none: 'left at once' },
      opening: async (stage, { context }) => {
        if (context.quote === null) await isLoading(stage)
        else await buttonIsBusy(orderNow)(stage)
      },
      openingFailed: offersRetry,
      empty: says('Select an item to check out'),
      'open.ready': async (stage, { context: { refusedPromo, quote, quoteBefore } }) => {
        await showsSums(stage, quote)
        if (refusedPromo !== null) await says('This promo code starts at $50.00 of goods.')(stage)
        if (quoteBefore !== null) await says(/^New total:/)(stage)
      },
      'open.blockedByLines': async (stage, { context: { quote } }) => {
        await says('Sort out the items that can’t be ordered')(stage)
        const placing = stage.page.getByRole('button', { name: orderNow })
        await expect(placing).toHaveCount(quote?.groups.length === 0 ? 0 : 1)
      },
      'open.blockedByAddress': buttonIsReady('Add an address to continue'),
      quoting: async (stage, { context }) => {
        if (context.quote === null) await isLoading(stage)
        else await buttonIsBusy(orderNow)(stage)
      },
      placing: buttonIsBusy(orderNow),
      quotingFailed: async (stage, { context }) => {
        if (context.quote === null) await offersRetry(stage)
        else await says('Today’s price could not be loaded.')(stage)
      },
      placingFailed: says('Trying again is safe: it can’t become two orders.'),
      placed: async (stage) => {
        await expect(stage.page).toHaveURL('/order?id=31')
        await expect(factOn(stage, 'Order number')).toHaveText(placed.order.sn)
        const sheet = stage.page.getByRole('dialog', {
          name: `Pay ${money(placed.order.totalCents)}`,
        })
        await expect(sheet.getByLabel('Payment code')).toBeFocused()
      },
    },
    outOfReach: {
      'checkout.placing: address.added → stays': whilePlaced,
      'checkout.placingFailed: address.added → stays': whilePlaced,
    },
    skips: (event, before) =>
      event['addressId'] === 99 ||
      (event.type === 'address.added' && !before.matches({ open: 'blockedByAddress' })) ||
      (event.type === 'promo.removed' &&
        before.context.promoCode === null &&
        before.context.refusedPromo === null) ||
      (before.context.quote === null &&
        ['note.changed', 'address.chosen', 'promo.removed'].includes(event.type)),
  },
})

/**
 * The country that a checkout opens with: the one that was chosen, by itself or with an address; else
 * the guess.
 */
function countryNow({ country, addressId }: CheckoutContext, guess: string): string {
  const isChosen = country === 'FR' || (country === 'US' && addressId !== office.id)
  return isChosen ? country : guess
}

/** Where the order goes, and what goes, is as it was found: the walk needs no more of each. */
function isUntouched({ addressId, addedAddressId, quote, quoteBefore }: CheckoutContext): boolean {
  return (
    addressId !== 7 &&
    addedAddressId === null &&
    quoteBefore === null &&
    (quote?.problems ?? []).length === 0
  )
}
