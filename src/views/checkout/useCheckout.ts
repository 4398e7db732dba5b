import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { checkoutMachine } from '../../machines/checkoutMachine.ts'
import type {
  CheckoutSource,
  OpenOutcome,
  OrderItem,
  PlaceInput,
  PlaceOutcome,
  QuoteOutcome,
} from '../../machines/checkoutTypes.ts'
import { canBeSelected } from '../../machines/selectors/cartSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { listAddresses } from '../../services/addresses.ts'
import { showCart } from '../../services/cart.ts'
import { newIdempotencyKey } from '../../services/http.ts'
import { placeOrder, quoteCheckout, quoteIn } from '../../services/orders.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { useCartActor } from '../cart/useCart.tsx'
import type { CartActor } from '../cart/useCart.tsx'
import { toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { useSession } from '../session/useSession.tsx'
import { useShown } from '../actors/useShown.ts'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

const checkoutFor = createPerShopper<CheckoutActor>()

/** The checkout of the cart's selected lines, or of one thing bought at once. */
export function useCheckout(source: CheckoutSource) {
  const cart = useCartActor()
  const { identity } = useSession()
  const key = JSON.stringify(source)
  const actor = useMemo(
    () => checkoutFor(identity, key, () => createCheckout(source, cart)),
    // The key says all of the source.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [identity, key, cart],
  )
  useShown(() => actor.send({ type: 'checkout.shown' }))
  const snapshot = useSelector(actor, (current) => current)
  useNewAddress(actor, snapshot)
  return { actor, snapshot }
}

/** An address that was added on the way is where the order goes, once the checkout has read it. */
function useNewAddress(actor: CheckoutActor, snapshot: SnapshotFrom<typeof checkoutMachine>) {
  const { backData, mergeBackData } = useSession()
  const { addressId = null } = backData
  const isThere =
    snapshot.hasTag('editable') && snapshot.context.addresses.some(({ id }) => id === addressId)
  useEffect(() => {
    if (addressId === null || !isThere) return
    actor.send({ type: 'address.chosen', addressId })
    mergeBackData({ addressId: null })
  }, [actor, addressId, isThere, mergeBackData])
}

function createCheckout(source: CheckoutSource, cart: CartActor): CheckoutActor {
  const machine = checkoutMachine.provide({
    actors: {
      openCheckout: fromPromise(({ input, signal }) => open(input, signal)),
      quoteCheckout: fromPromise(({ input, signal }) => quote(input, signal)),
      placeOrder: fromPromise(({ input }) => place(input)),
    },
    actions: {
      refreshCart: () => {
        cart.send({ type: 'cart.changedElsewhere' })
        refreshLoaded('orders')
      },
      openCashier: ({ context }) => {
        if (context.order === null) return
        aroundNavigation(navigate, hrefs.order({ id: context.order.id }), { replace: true })
      },
    },
  })
  const actor = createFlow(machine, { input: { source, attemptSeed: newIdempotencyKey() } })
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function open(
  { source, promoCode }: { source: CheckoutSource; promoCode: string | null },
  signal: AbortSignal,
): Promise<OpenOutcome> {
  try {
    const [items, { list: addresses }] = await Promise.all([
      itemsOf(source, signal),
      listAddresses({ signal }),
    ])
    if (items.length === 0) return { type: 'opened', items, addresses, quote: null }
    return {
      type: 'opened',
      items,
      addresses,
      quote: await quoteCheckout({ items, promoCode }, signal),
    }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function itemsOf(source: CheckoutSource, signal: AbortSignal): Promise<OrderItem[]> {
  if (source.type === 'buyNow') return [source.item]
  const { lines } = await showCart({ signal })
  return lines
    .filter((line) => line.selected && canBeSelected(line))
    .map(({ skuId, quantity }) => ({ skuId, quantity }))
}

async function quote(
  { items, promoCode }: { items: readonly OrderItem[]; promoCode: string | null },
  signal: AbortSignal,
): Promise<QuoteOutcome> {
  try {
    return {
      type: 'quoted',
      quote: await quoteCheckout({ items: [...items], promoCode }, signal),
    }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function place({
  items,
  promoCode,
  idempotencyKey,
  ...rest
}: PlaceInput): Promise<PlaceOutcome> {
  try {
    const order = await placeOrder(
      { ...rest, items: [...items], ...(promoCode === null ? {} : { promoCode }) },
      idempotencyKey,
    )
    return { type: 'placed', order }
  } catch (error) {
    const failure = toFailure(error)
    return failure.type === 'refused'
      ? { type: 'refused', reason: failure.reason, quote: quoteIn(failure.data) }
      : { type: 'failed', failure }
  }
}
