import { defineMessages } from 'react-intl'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { InputFrom } from 'xstate'
import { savedItemsMachine } from '../../machines/savedItemsMachine.ts'
import type {
  SavedItem,
  SavedItemsOutcome,
  SaveItemOutcome,
} from '../../machines/savedItemsMachine.ts'
import { isSaved, savedIds } from '../../machines/selectors/savedItemsSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { maxSavedItems } from '../../../contract/limits.ts'
import type { Alert, Favourite, Follow } from '../../../contract/favourites.ts'
import {
  listAlerts,
  listFavourites,
  listFollows,
  listSavedItems,
  setFavourite,
  setFollow,
  setPriceWish,
  setStockWish,
} from '../../services/favourites.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { loginFirstWording } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { usePagedList } from '../actors/usePagedList.ts'
import { useResource } from '../actors/useResource.ts'
import { useStoredActor } from '../actors/useStoredActor.ts'
import { useSelector } from '../actors/useSelector.ts'

export type { Alert, Favourite, Follow }

const messages = defineMessages({
  full: {
    id: 'favourite.full',
    defaultMessage: 'You can keep up to {most, number}. Please take one away first.',
  },
})

/**
 * Whether a product is a favourite, a shop is followed, a variant is waited for or a price is
 * watched, with a function to change it.
 */
export function useSavedItem(of: SavedItem['of'], id: number) {
  const { loggedIn, readBackData, mergeBackData } = useSession()
  const actor = useStoredActor(['savedItems', 'all', loggedIn ? 'shopper' : 'guest'], () =>
    createSavedItems({
      isGuest: !loggedIn,
      carried: loggedIn ? (readBackData().savedItem ?? null) : null,
      carry: (savedItem) => mergeBackData({ savedItem }),
    }),
  )
  const isSet = useSelector(actor, (snapshot) => isSaved(snapshot, of, id))
  return {
    isSet,
    set: (wanted: boolean) => {
      if (wanted && savedIds(actor.getSnapshot(), of).length >= maxSavedItems) {
        toasts.plain(messages.full, { most: maxSavedItems })
      } else {
        actor.send({ type: 'item.set', item: { of, id, wanted } })
      }
    },
  }
}

export function useFavourites() {
  return usePagedList<Favourite>(['savedItems', 'products'], (cursor, signal) =>
    listFavourites(cursor, { signal }),
  )
}

export function useAlerts() {
  return useResource(['savedItems', 'alerts'], (signal) => listAlerts({ signal }))
}

export function useFollows() {
  return usePagedList<Follow>(['savedItems', 'shops'], (cursor, signal) =>
    listFollows(cursor, { signal }),
  )
}

function createSavedItems({
  carry,
  ...input
}: InputFrom<typeof savedItemsMachine> & { carry: (item: SavedItem | null) => void }) {
  const machine = savedItemsMachine.provide({
    actors: {
      loadSavedItems: fromPromise(({ signal }) => load(signal)),
      saveItem: fromPromise(({ input }) => save(input.item)),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      showSaved: () => {
        actorStore.refresh(['savedItems'], ['shop'])
      },
      carryOver: (_, { item }) => carry(item),
      takeCarried: () => carry(null),
      askToLogin: () => {
        toasts.show('plain', loginFirstWording)
        const { pathname, search } = window.location
        aroundNavigation(navigate, hrefs.login(`${pathname}${search}`), {})
      },
    },
  })
  return createFlow(machine, { input })
}

const setters = {
  product: setFavourite,
  shop: setFollow,
  variant: setStockWish,
  price: setPriceWish,
}

async function load(signal: AbortSignal): Promise<SavedItemsOutcome> {
  return attempt(async () => ({
    type: 'loaded' as const,
    savedItems: await listSavedItems({ signal }),
  }))
}

async function save(item: SavedItem | null): Promise<SaveItemOutcome> {
  if (item === null) throw new Error('nothing to save')
  return attempt(async () => {
    await setters[item.of](item.id, item.wanted)
    return { type: 'saved' as const }
  })
}
