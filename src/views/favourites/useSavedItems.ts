import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { savedItemsMachine } from '../../machines/savedItemsMachine.ts'
import type {
  SavedItem,
  SavedItemsOutcome,
  SaveItemOutcome,
} from '../../machines/savedItemsMachine.ts'
import { isMarked } from '../../machines/selectors/savedItemsSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { Favourite, Follow } from '../../../contract/favourites.ts'
import {
  listFavourites,
  listFollows,
  listSavedItems,
  setFavourite,
  setFollow,
} from '../../services/favourites.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { loginFirstWording, toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { usePagedList } from '../actors/usePagedList.ts'

export type { Favourite, Follow }

const marksFor = createPerShopper<ActorRefFrom<typeof savedItemsMachine>>()

/** Whether a product is a favourite, or a shop followed, and how to change that. */
export function useMark(of: SavedItem['of'], id: number) {
  const { identity, loggedIn } = useSession()
  const actor = useMemo(
    () => marksFor(identity, 'savedItems', () => createSavedItems(!loggedIn)),
    [identity, loggedIn],
  )
  const isSet = useSelector(actor, (snapshot) => isMarked(snapshot, of, id))
  return {
    isSet,
    set: (wanted: boolean) => actor.send({ type: 'item.set', item: { of, id, wanted } }),
  }
}

export function useFavourites() {
  return usePagedList<Favourite>('savedItems:products', (cursor, signal) =>
    listFavourites(cursor, { signal }),
  )
}

export function useFollows() {
  return usePagedList<Follow>('savedItems:shops', (cursor, signal) =>
    listFollows(cursor, { signal }),
  )
}

function createSavedItems(isGuest: boolean) {
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
        refreshLoaded('savedItems')
        refreshLoaded('shop')
      },
      askToLogin: () => {
        toasts.show('plain', loginFirstWording)
        const { pathname, search } = window.location
        aroundNavigation(navigate, hrefs.login(`${pathname}${search}`), {})
      },
    },
  })
  const actor = createFlow(machine, { input: { isGuest } })
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function load(signal: AbortSignal): Promise<SavedItemsOutcome> {
  try {
    return { type: 'loaded', savedItems: await listSavedItems({ signal }) }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function save(item: SavedItem | null): Promise<SaveItemOutcome> {
  if (item === null) throw new Error('nothing to save')
  try {
    await (item.of === 'product'
      ? setFavourite(item.id, item.wanted)
      : setFollow(item.id, item.wanted))
    return { type: 'saved' }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}
