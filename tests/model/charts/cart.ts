import { expect } from '@playwright/test'
import { cartMachine } from '../../../src/machines/cartMachine.ts'
import type {
  CartContext,
  CartEdit,
  CartOutcome,
  MergeOutcome,
} from '../../../src/machines/cartTypes.ts'
import {
  addToCart,
  lookUpGoods,
  mergeCart,
  removeFromCart,
  showCart,
  updateCart,
} from '../../../contract/cart.ts'
import { showProduct } from '../../../contract/catalogue.ts'
import { aCart, aCartLine } from '../../factories/cartAnswers.ts'
import { networkFailure } from '../../factories/failures.ts'
import { aProduct } from '../../factories/productAnswers.ts'
import {
  askedBy,
  inGuestCart,
  keepsForGuest,
  productPath,
  tapsOneMore,
} from '../support/cartOnScreen.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import type { CallName } from '../support/wire.ts'
import {
  asksAgain,
  comesBack,
  credentialsOf,
  getsIn,
  goesOnlineAgain,
  isLoading,
  offersRetry,
  screenOf,
  taps,
} from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { login } from '../../../contract/account.ts'
import { ask } from '../support/wire.ts'

export const tote = aCartLine({ skuId: 200, quantity: 2 })
export const lamp = aCartLine({
  skuId: 300,
  quantity: 1,
  title: 'Deck lamp',
  selected: false,
  addedAt: '2026-01-04T10:00:00.000Z',
})
export const full = aCart([tote, lamp])
export const guestTote = { skuId: 200, quantity: 1, selected: true, seenPriceCents: 900 }
export const priceUp = {
  skuId: 200,
  title: 'Canvas tote',
  variant: 'Navy',
  change: 'priceUp',
  before: 900,
  after: 1_000,
} as const
export const added = { type: 'line.added', skuId: 200, quantity: 1, priceCents: 1_000 } as const
export const failed = { type: 'failed', failure: networkFailure } as const
export const refused = {
  type: 'failed',
  failure: {
    type: 'refused',
    reason: 'tooFewLeft',
    msg: 'Only 2 left',
    data: { available: 2 },
  },
} as const
export const answered = { type: 'answered', cart: full } as const

const callFor: Record<CartEdit['type'], CallName> = {
  'line.added': addToCart,
  'quantity.set': updateCart,
  'lines.selected': updateCart,
  'lines.removed': removeFromCart,
}

export const proof = proveChart<typeof cartMachine>({
  machine: cartMachine,
  question: 'What is in the cart, whoever changes it, and is anything put in ever lost?',
  actedBy: {
    'session.started': 'app',
    'session.ended': 'app',
    'guestLines.changed': 'browser',
    'cart.shown': 'shopper',
    'cart.changedElsewhere': 'browser',
    'cart.retried': 'shopper',
    'connection.restored': 'browser',
    'line.added': 'shopper',
    'quantity.set': 'shopper',
    'lines.selected': 'shopper',
    'lines.removed': 'shopper',
    'removal.undone': 'shopper',
    'report.dismissed': 'shopper',
  },
  inputs: [{ guestLines: [] }, { guestLines: [guestTote] }],
  events: {
    'session.started': [{ type: 'session.started' }],
    'session.ended': [{ type: 'session.ended' }],
    'guestLines.changed': [{ type: 'guestLines.changed', lines: [guestTote] }],
    'cart.shown': [{ type: 'cart.shown' }],
    'cart.changedElsewhere': [{ type: 'cart.changedElsewhere' }],
    'cart.retried': [{ type: 'cart.retried' }],
    'connection.restored': [{ type: 'connection.restored' }],
    'line.added': ({ context }) =>
      context.edits.length < 2
        ? [added, { ...added, quantity: 0 }, { ...added, quantity: 100 }]
        : [],
    'quantity.set': ({ context }) =>
      context.edits.length < 1 && context.guestLines.every(({ quantity }) => quantity < 3)
        ? [
            { type: 'quantity.set', skuId: 200, quantity: 3 },
            { type: 'quantity.set', skuId: 200, quantity: 100 },
            { type: 'quantity.set', skuId: 999, quantity: 1 },
          ]
        : [],
    'lines.selected': ({ context }) =>
      context.edits.length < 1
        ? [
            { type: 'lines.selected', skuIds: [300], selected: true },
            { type: 'lines.selected', skuIds: [], selected: true },
          ]
        : [],
    'lines.removed': ({ context }) =>
      context.edits.length < 1
        ? [
            { type: 'lines.removed', skuIds: [200] },
            { type: 'lines.removed', skuIds: [999] },
          ]
        : [],
    'removal.undone': [{ type: 'removal.undone' }],
    'report.dismissed': [{ type: 'report.dismissed' }],
  },
  actors: {
    loadCart: { resolves: [answered, failed] satisfies CartOutcome[], rejects: ['surprise'] },
    mergeCart: {
      resolves: [
        { type: 'merged', cart: full, changes: [priceUp] },
        failed,
        refused,
      ] satisfies MergeOutcome[],
      rejects: ['surprise'],
    },
    saveEdit: {
      resolves: [answered, failed, refused] satisfies CartOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => ({
    guest: context.guestLines.length,
    guestPieces: Math.min(context.guestLines[0]?.quantity ?? 0, 3),
    edits: context.edits.map(({ type }) => type),
    removed: context.removed.length,
    changes: context.changes.length,
    isFilled: context.confirmed.length > 0,
    saveAttempts: Math.min(context.saveAttempts, 2),
  }),
  api: { none: 'a cart has no states there; its calls have their own tests in tests/api' },
  screens: {
    open: async (stage, { guestLines }) => {
      const { page } = stage
      await page.context().clearCookies()
      await stage.reply({ call: showProduct, reply: answer(aProduct()), standing: true })
      await stage.reply({ call: lookUpGoods, reply: answer({ list: [tote] }), standing: true })
      await page.goto('/login?returnTo=%2Fbag')
      if (guestLines.length > 0) await keepsForGuest(stage, guestLines)
    },
    gestures: {
      'session.started': (stage) => getsIn(stage, '/bag'),
      'session.ended': (stage) => stage.broadcastsToTabs('session', null),
      'guestLines.changed': (stage, { lines }) => keepsForGuest(stage, lines),
      'cart.shown': comesBack,
      'cart.changedElsewhere': (stage) => stage.broadcastsToTabs('cart', null),
      'cart.retried': asksAgain,
      'connection.restored': goesOnlineAgain,
      'line.added': async (stage) => {
        await stage.goTo(productPath)
        await stage.page.getByRole('button', { name: 'Add to cart' }).click()
        // The previous toast may still be fading out.
        await expect(stage.page.getByText('Added to cart').first()).toBeVisible()
        await stage.page.goBack()
      },
      'quantity.set': async (stage, { quantity }, before) => {
        if (!before.matches('guest')) return tapsOneMore(stage.page)
        return inGuestCart(stage, async () => {
          const stored = before.context.guestLines[0]?.quantity ?? 0
          for (let pieces = stored; pieces < quantity; pieces += 1) {
            await tapsOneMore(stage.page.getByRole('dialog'))
          }
        })
      },
      'lines.selected': async ({ page }) => {
        await page.getByRole('checkbox', { name: 'Select Deck lamp' }).check()
      },
      'lines.removed': async (stage, _event, before) => {
        const remove = () => taps('Remove Canvas tote')(stage)
        return before.matches('guest') ? inGuestCart(stage, remove) : remove()
      },
      'removal.undone': taps('Undo'),
      'report.dismissed': taps('Got it'),
    },
    answers: {
      loadCart: oneCall(showCart, cartReply),
      mergeCart: oneCall(mergeCart, (output) =>
        output.type === 'merged'
          ? answer({ cart: output.cart, changes: output.changes })
          : replyOf(output.failure),
      ),
      saveEdit: {
        calls: [addToCart, updateCart, removeFromCart],
        replies: (output, { context }) => {
          const [edit] = context.edits
          if (edit === undefined) throw new Error('there is nothing to save')
          return [{ call: callFor[edit.type], reply: cartReply(output) }]
        },
      },
    },
    sends: {
      loadCart: () => [ask(showCart, {})],
      mergeCart: ({ lines }) => [ask(mergeCart, { lines: [...lines] })],
      saveEdit: ({ edit }) => (edit === undefined ? [] : [askedBy(edit)]),
    },
    besides: [
      {
        call: login,
        why: 'the session of who signs in is one that the server knows',
        input: credentialsOf,
        reply: { type: 'real' },
      },
    ],
    lookAlike: [
      {
        leaves: ['signedIn.merging', 'signedIn.loading'],
        why: 'whether lines are merged or read, there is nothing to show before',
      },
      {
        leaves: ['signedIn.mergeFailed', 'signedIn.loadFailed'],
        why: 'either way the cart is asked for again',
      },
      {
        leaves: ['signedIn.ready.unsaved', 'signedIn.ready.addingAgain'],
        why: 'it is not saved until the server has answered, however often it is sent',
      },
    ],
    shows: {
      guest: async ({ page }) => {
        await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      },
      'signedIn.merging': isLoading,
      'signedIn.mergeFailed': offersRetry,
      'signedIn.loading': isLoading,
      'signedIn.loadFailed': offersRetry,
      'signedIn.ready.settled': async (stage, { context }) => {
        await showsLines(stage, context)
        await expect(checkoutButton(stage)).not.toHaveAttribute('aria-busy')
      },
      'signedIn.ready.unsaved': isUnsaved,
      'signedIn.ready.addingAgain': isUnsaved,
      'signedIn.ready.refreshing': (stage, { context }) => showsLines(stage, context),
      'signedIn.ready.saving': async (stage, { context }) => {
        await showsLines(stage, context)
        if (context.lines.some(({ selected }) => selected)) {
          await expect(checkoutButton(stage)).toHaveAttribute('aria-busy', 'true')
        }
      },
    },
    skips: ({ type }, before) => type === 'line.added' && before.hasTag('failed'),
  },
})

function cartReply(output: CartOutcome) {
  return output.type === 'answered' ? answer(output.cart) : replyOf(output.failure)
}

async function showsLines({ page }: Stage, { lines, changes, removed }: CartContext) {
  for (const { title } of [tote, lamp]) {
    const line = lines.find((shown) => shown.title === title)
    const counter = page
      .getByRole('group', { name: `Quantity of ${title}` })
      .getByRole('textbox', { name: 'Pieces' })
    if (line === undefined) {
      await expect(counter).toBeHidden()
      continue
    }
    await expect(counter).toHaveValue(String(line.quantity))
    await expect(page.getByRole('checkbox', { name: `Select ${title}` })).toBeChecked({
      checked: line.selected,
    })
  }
  await expect(page.getByText(/price went up/)).toBeVisible({ visible: changes.length > 0 })
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible({
    visible: removed.length > 0,
  })
}

async function isUnsaved(stage: Stage, { context }: { context: CartContext }) {
  await showsLines(stage, context)
  await expect(screenOf(stage).getByText('Not saved yet. We keep trying.').first()).toBeVisible()
}

function checkoutButton({ page }: Stage) {
  return page.getByRole('button', { name: 'Checkout' })
}
