import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { Refused } from '../../machines/failure.ts'
import type { CartLine } from '../../../contract/cart.ts'
import type { Quote } from '../../../contract/quote.ts'
import { checkoutMachine } from '../../machines/checkoutMachine.ts'
import type {
  CheckoutContext,
  CheckoutSource,
  OpenOutcome,
  OrderItem,
  PlaceInput,
  PlaceOutcome,
  QuoteInput,
  QuoteOutcome,
} from '../../machines/checkoutTypes.ts'
import { canBeSelected } from '../../machines/selectors/cartSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { listAddresses } from '../../services/addresses.ts'
import { showCart } from '../../services/cart.ts'
import { readCheckoutDraft, storeCheckoutDraft } from '../../services/checkoutDraft.ts'
import { withClaimedPromo } from '../../services/claimedPromo.ts'
import { placeOrder, quoteCheckout } from '../../services/orders.ts'
import { actorStore } from '../actors/actorStore.ts'
import { useCartActor, whenMerged } from '../cart/useCart.tsx'
import type { CartActor } from '../cart/useCart.tsx'
import { attempt } from '../actors/attempt.ts'
import { createFlow } from '../actors/flows.ts'
import { holdOrder } from '../orders/useOrder.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { chooseDestination, destinationOf, followDestination } from '../session/useDestination.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** The checkout of the cart's selected lines, or of a single product. */
export function useCheckout(source: CheckoutSource) {
  const cart = useCartActor()
  const { mergeBackData } = useSession()
  const actor = useStoredActor(['checkout', JSON.stringify(source)], () =>
    createCheckout(source, cart, (payOrderId) => mergeBackData({ payOrderId })),
  )
  useShown(() => actor.send({ type: 'checkout.shown' }))
  useEffect(
    () => followDestination((country) => actor.send({ type: 'country.chosen', country })),
    [actor],
  )
  const snapshot = useSelector(actor, (current) => current)
  useDraft(actor, snapshot.context)
  return { actor, snapshot }
}

/** Typed text survives a reload, and a login on the way. */
function useDraft(actor: CheckoutActor, { promoCode, note }: CheckoutContext): void {
  const account = useSession().userInfo?.account ?? null
  useEffect(() => {
    const draft = account === null ? null : withClaimedPromo(readCheckoutDraft(account))
    if (draft !== null) actor.send({ type: 'draft.found', ...draft })
  }, [actor, account])
  useEffect(() => {
    if (account !== null) storeCheckoutDraft(account, { promoCode, note })
  }, [account, promoCode, note])
}

function createCheckout(
  source: CheckoutSource,
  cart: CartActor,
  payAtCashier: (orderId: number) => void,
): CheckoutActor {
  const machine = checkoutMachine.provide({
    actors: {
      openCheckout: fromPromise(async ({ input, signal }) => {
        const failure = input.source.type === 'cart' ? await whenMerged(cart) : null
        return failure === null ? open(input, signal) : { type: 'failed', failure }
      }),
      quoteCheckout: fromPromise(({ input, signal }) => quote(input, signal)),
      placeOrder: fromPromise(({ input }) => place(input)),
    },
    actions: {
      changeDeliveryCountry: ({ context }) => {
        if (context.country !== null) chooseDestination(context.country)
      },
      refreshCart: () => {
        cart.send({ type: 'cart.changedElsewhere' })
        actorStore.refresh(['orders'])
      },
      openCashier: ({ context }) => {
        if (context.order === null) return
        holdOrder(context.order)
        payAtCashier(context.order.id)
        aroundNavigation(navigate, hrefs.order({ id: context.order.id }), { replace: true })
      },
    },
  })
  return createFlow(machine, { input: { source } })
}

async function open(
  { source }: { source: CheckoutSource },
  signal: AbortSignal,
): Promise<OpenOutcome> {
  return attempt(async () => {
    const [cart, { list: addresses }] = await Promise.all([
      source.type === 'cart' ? showCart({ signal }) : null,
      listAddresses({ signal }),
    ])
    const country = destinationOf(addresses)
    const items = source.type === 'buyNow' ? [source.item] : itemsOf(cart?.lines ?? [], country)
    return { type: 'opened' as const, items, addresses, country }
  })
}

function itemsOf(lines: readonly CartLine[], country: string): OrderItem[] {
  return lines
    .filter((line) => line.selected && canBeSelected(line, country))
    .map(({ skuId, quantity }) => ({ skuId, quantity }))
}

async function quote(input: QuoteInput, signal: AbortSignal): Promise<QuoteOutcome> {
  return attempt(async () => ({
    type: 'quoted' as const,
    quote: await quoteCheckout({ ...input, items: [...input.items] }, signal),
  }))
}

async function place({ items, promoCode, ...rest }: PlaceInput): Promise<PlaceOutcome> {
  return attempt(
    async () => {
      const order = await placeOrder({
        ...rest,
        items: [...items],
        ...(promoCode === null ? {} : { promoCode }),
      })
      return { type: 'placed' as const, order }
    },
    (failure) =>
      failure.type === 'refused'
        ? { type: 'refused' as const, reason: failure.reason, quote: quoteOf(failure) }
        : { type: 'failed' as const, failure },
  )
}

function quoteOf(refused: Refused): Quote | null {
  return refused.data !== null && 'quote' in refused.data ? refused.data.quote : null
}
