import { expect } from '@playwright/test'
import { savedItemsMachine } from '../../../src/machines/savedItemsMachine.ts'
import type {
  SavedItemsContext,
  SavedItemsOutcome,
  SaveItemOutcome,
} from '../../../src/machines/savedItemsMachine.ts'
import { showProduct } from '../../../contract/catalogue.ts'
import { listSavedItems, setFavourite } from '../../../contract/favourites.ts'
import { networkFailure } from '../../factories/failures.ts'
import { aProduct } from '../../factories/productAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { goesOnlineAgain } from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const keep = { of: 'product', id: 20, wanted: true } as const
export const drop = { ...keep, wanted: false } as const
export const loaded: SavedItemsOutcome = {
  type: 'loaded',
  savedItems: { productIds: [], shopIds: [3], awaitedSkuIds: [], watchedProductIds: [] },
}
export const failed = { type: 'failed', failure: networkFailure } as const
export const saved: SaveItemOutcome = { type: 'saved' }

const productPath = '/detail/20/3'

export const proof = proveChart<typeof savedItemsMachine>({
  machine: savedItemsMachine,
  question: 'Is a heart shown at once, and never shown when the server does not have it?',
  actedBy: { 'item.set': 'shopper', 'connection.restored': 'browser' },
  inputs: [
    { isGuest: false, carried: null },
    { isGuest: true, carried: null },
    { isGuest: false, carried: keep },
  ],
  events: {
    'item.set': ({ context }) =>
      context.edits.length < 2 ? [{ type: 'item.set', item: isStored(context) ? drop : keep }] : [],
    'connection.restored': [{ type: 'connection.restored' }],
  },
  actors: {
    loadSavedItems: { resolves: [loaded, failed], rejects: ['surprise'] },
    saveItem: { resolves: [saved, failed] satisfies SaveItemOutcome[], rejects: ['surprise'] },
  },
  distinguish: ({ context }) => [
    context.isGuest,
    context.isKnown,
    context.productIds,
    context.edits.map(({ wanted }) => wanted),
    context.failure?.type,
  ],
  api: { none: 'an item has no states there; its calls have their own tests in tests/api' },
  screens: {
    open: async (stage, { isGuest }) => {
      const { page } = stage
      if (isGuest) await page.context().clearCookies()
      await stage.reply({ call: showProduct, reply: answer(aProduct()), standing: true })
      await page.goto(productPath)
    },
    gestures: {
      'item.set': async (stage) => {
        await stage.goTo(productPath)
        await heart(stage).click()
      },
      'connection.restored': goesOnlineAgain,
    },
    answers: {
      loadSavedItems: oneCall(listSavedItems, (output) =>
        output.type === 'loaded' ? answer(output.savedItems) : replyOf(output.failure),
      ),
      saveItem: oneCall(setFavourite, (output, { context }) =>
        output.type === 'saved'
          ? answer({ productId: 20, wanted: context.edits[0]?.wanted })
          : replyOf(output.failure),
      ),
    },
    sends: {
      loadSavedItems: () => [ask(listSavedItems, {})],
      saveItem: ({ item }) => [
        ask(setFavourite, { productId: item?.id ?? 0, wanted: item?.wanted ?? false }),
      ],
    },
    lookAlike: [
      {
        leaves: ['shopper.loading', 'shopper.unloaded', 'shopper.resting', 'shopper.saving'],
        why: 'a heart is shown as the shopper wants it, whatever the server has heard',
      },
    ],
    shows: {
      beginning: { none: 'left at once' },
      guest: async (stage) => {
        const signIn = stage.page.getByRole('button', { name: 'Sign in' })
        const unset = stage.page.locator('[aria-label="Favourite"][aria-pressed="false"]')
        await expect(signIn.or(unset).first()).toBeVisible()
      },
      'shopper.loading': showsHeart,
      'shopper.unloaded': showsHeart,
      'shopper.resting': showsHeart,
      'shopper.saving': showsHeart,
    },
  },
})

function isStored({ edits, productIds }: SavedItemsContext): boolean {
  return edits.at(-1)?.wanted ?? productIds.includes(20)
}

function heart({ page }: Stage) {
  return page.getByRole('button', { name: 'Favourite', exact: true })
}

async function showsHeart(
  stage: Stage,
  { context }: { context: SavedItemsContext },
): Promise<void> {
  await expect(heart(stage)).toHaveAttribute('aria-pressed', String(isStored(context)))
}
