import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { defineMessages } from 'react-intl'
import { fromPromise, waitFor } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { maxCartLines, maxQuantity } from '../../../contract/limits.ts'
import type { Failure } from '../../machines/failure.ts'
import { cartMachine } from '../../machines/cartMachine.ts'
import type { CartEdit, CartOutcome, MergeOutcome } from '../../machines/cartTypes.ts'
import { piecesOf, selectCount, selectSkuIds } from '../../machines/selectors/cartSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { addToCart, mergeCart, removeFromCart, showCart, updateCart } from '../../services/cart.ts'
import { readGuestLines, storeGuestLines } from '../../services/guestCart.ts'
import { CartCountContext } from './cartCount.ts'
import { GuestCartContext } from './guestCart.ts'
import { followConnection } from '../actors/connection.ts'
import { attempt } from '../actors/attempt.ts'
import { whenRead } from '../actors/whenRead.ts'
import { createFlow } from '../actors/flows.ts'
import type { SessionActor } from '../session/useSession.tsx'
import type { TabChannel } from '../actors/tabChannel.ts'
import { toasts } from '../actors/toasts.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useShown } from '../actors/useShown.ts'
import { useSelector } from '../actors/useSelector.ts'

export type CartActor = ActorRefFrom<typeof cartMachine>

const messages = defineMessages({
  added: { id: 'cart.added', defaultMessage: 'Added to cart' },
  unsaved: { id: 'cart.unsaved', defaultMessage: 'Not saved yet. We keep trying.' },
  viewCart: { id: 'cart.view', defaultMessage: 'View cart' },
  piecesFull: {
    id: 'cart.piecesFull',
    defaultMessage:
      'Your cart has {held, plural, one {# piece} other {# pieces}} of it. {most, plural, one {# piece} other {# pieces}} is the most of one kind.',
  },
  linesFull: {
    id: 'cart.linesFull',
    defaultMessage: 'Your cart is full: it takes {most, number} different goods.',
  },
  notSaved: {
    id: 'cart.notSaved',
    defaultMessage: 'This browser keeps no cart: sign in before you leave the page',
  },
})

const viewCart = { message: messages.viewCart, href: hrefs.bag() }

export function createCart({
  session,
  tabs,
}: {
  session: SessionActor
  tabs: TabChannel
}): CartActor {
  const machine = cartMachine.provide({
    actors: {
      loadCart: fromPromise(({ signal }) => outcomeOf(showCart({ signal }))),
      mergeCart: fromPromise(({ input }) => mergeOutcomeOf(mergeCart([...input.lines]))),
      saveEdit: fromPromise(({ input }) => outcomeOf(save(input.edit))),
    },
    actions: {
      storeGuestLines: ({ context }) => {
        if (!storeGuestLines(context.guestLines)) toasts.plain(messages.notSaved)
        tabs.post('cart')
      },
      broadcastToTabs: () => tabs.post('cart'),
      announceAdded: () => toasts.success(messages.added, undefined, viewCart),
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      announceUnsaved: ({ context }) => {
        if (context.saveAttempts === 1) toasts.plain(messages.unsaved)
      },
    },
  })
  const actor = createFlow(machine, { input: { guestLines: readGuestLines() } })
  let token: string | null = null
  session.subscribe(({ context }) => {
    if (context.token === token) return
    if (token !== null) actor.send({ type: 'session.ended' })
    token = context.token
    if (token !== null) actor.send({ type: 'session.started' })
  })
  followConnection((news) => {
    if (news.type === 'connection.restored') actor.send(news)
  })
  tabs.listen('cart', () => {
    actor.send({ type: 'guestLines.changed', lines: readGuestLines() })
    actor.send({ type: 'cart.changedElsewhere' })
  })
  return actor
}

const CartContext = createContext<CartActor | null>(null)

export function CartProvider({ actor, children }: { actor: CartActor; children: ReactNode }) {
  const count = useSelector(actor, selectCount)
  const isGuest = useSelector(actor, (snapshot) => snapshot.matches('guest'))
  const isHydrated = useHydrated()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const isOffered = isGuest && count > 0
  const guestCart = useMemo(
    () => ({
      isOffered,
      openedOn,
      open: () => setOpenedOn(window.location.pathname),
      close: () => setOpenedOn(null),
    }),
    [isOffered, openedOn],
  )
  return (
    <CartContext value={actor}>
      <CartCountContext value={isHydrated ? count : 0}>
        <GuestCartContext value={guestCart}>{children}</GuestCartContext>
      </CartCountContext>
    </CartContext>
  )
}

/**
 * Retries a failed merge of a guest's lines, and resolves when it ends: null once they are in the
 * cart, else the failure.
 */
export async function whenMerged(actor: CartActor): Promise<Failure | null> {
  actor.send({ type: 'cart.retried' })
  const snapshot = await waitFor(
    actor,
    (each) =>
      !each.matches({ signedIn: 'merging' }) &&
      !each.matches({ signedIn: { ready: 'addingAgain' } }),
  )
  return snapshot.matches({ signedIn: 'mergeFailed' }) ? snapshot.context.failure : null
}

export function useCartActor(): CartActor {
  const actor = useContext(CartContext)
  if (actor === null) throw new Error('the cart needs a CartProvider')
  return actor
}

/** The cart for its own screen. It is read again each time the screen becomes visible. */
export function useCart() {
  const actor = useCartActor()
  useShown(() => actor.send({ type: 'cart.shown' }))
  const reread = useCallback(() => {
    actor.send({ type: 'cart.shown' })
    return whenRead(actor)
  }, [actor])
  return { actor, snapshot: useSelector(actor, (current) => current), reread }
}

/** The cart's current lines, for other screens. */
export function useCartLines() {
  return useSelector(useCartActor(), ({ context }) => context.lines)
}

/** The variants in the cart, also a guest's. */
export function useCartSkuIds(): readonly number[] {
  return useSelector(useCartActor(), selectSkuIds, (before, now) => before.join() === now.join())
}

/**
 * For screens that only add to the cart, guests included. Shows why there is no room, and returns
 * whether the line was added.
 */
export function useAddToCart() {
  const actor = useCartActor()
  return useMemo(
    () => (line: { skuId: number; quantity: number; priceCents: number }) => {
      const event = { type: 'line.added', ...line } as const
      const snapshot = actor.getSnapshot()
      const isTaken = snapshot.can(event)
      if (isTaken) actor.send(event)
      else sayFull(piecesOf(snapshot, line.skuId))
      return isTaken
    },
    [actor],
  )
}

function sayFull(held: number): void {
  if (held > 0) toasts.plain(messages.piecesFull, { held, most: maxQuantity }, viewCart)
  else toasts.plain(messages.linesFull, { most: maxCartLines }, viewCart)
}

function save(edit: CartEdit | undefined) {
  switch (edit?.type) {
    case 'line.added':
      return addToCart({
        skuId: edit.skuId,
        quantity: edit.quantity,
        ...(edit.addedAt === undefined ? {} : { addedAt: edit.addedAt }),
      })
    case 'quantity.set':
      return updateCart([{ skuId: edit.skuId, quantity: edit.quantity }])
    case 'lines.selected':
      return updateCart(edit.skuIds.map((skuId) => ({ skuId, selected: edit.selected })))
    case 'lines.removed':
      return removeFromCart([...edit.skuIds])
    case undefined:
      return showCart()
  }
}

async function outcomeOf(answer: ReturnType<typeof showCart>): Promise<CartOutcome> {
  return attempt(async () => ({ type: 'answered' as const, cart: await answer }))
}

async function mergeOutcomeOf(answer: ReturnType<typeof mergeCart>): Promise<MergeOutcome> {
  return attempt(async () => ({ type: 'merged' as const, ...(await answer) }))
}
