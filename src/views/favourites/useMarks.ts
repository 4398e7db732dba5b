import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { marksMachine } from '../../machines/marksMachine.ts'
import type { Mark, MarksOutcome, SaveMarkOutcome } from '../../machines/marksMachine.ts'
import { isMarked } from '../../machines/selectors/marksSelectors.ts'
import { hrefs } from '../../routing/hrefs.ts'
import type { Favourite, Follow } from '../../../contract/favourites.ts'
import {
  listFavourites,
  listFollows,
  listMarks,
  setFavourite,
  setFollow,
} from '../../services/favourites.ts'
import { refreshLoaded } from '../actors/actorCache.ts'
import { loginFirstNotice, toFailure } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import { aroundNavigation } from '../shell/navigation.ts'
import { createPerShopper } from '../actors/perShopper.ts'
import { useSession } from '../session/useSession.tsx'
import { toasts } from '../actors/toasts.ts'
import { usePagedList } from '../actors/usePagedList.ts'

export type { Favourite, Follow }

const marksFor = createPerShopper<ActorRefFrom<typeof marksMachine>>()

/** Whether a product is a favourite, or a shop followed, and how to change that. */
export function useMark(of: Mark['of'], id: number) {
  const { identity, loggedIn } = useSession()
  const actor = useMemo(
    () => marksFor(identity, 'marks', () => createMarks(!loggedIn)),
    [identity, loggedIn],
  )
  const isSet = useSelector(actor, (snapshot) => isMarked(snapshot, of, id))
  return {
    isSet,
    set: (wanted: boolean) => actor.send({ type: 'mark.set', mark: { of, id, wanted } }),
  }
}

export function useFavourites() {
  return usePagedList<Favourite>('marks:products', (cursor, signal) =>
    listFavourites(cursor, { signal }),
  )
}

export function useFollows() {
  return usePagedList<Follow>('marks:shops', (cursor, signal) => listFollows(cursor, { signal }))
}

function createMarks(isGuest: boolean) {
  const machine = marksMachine.provide({
    actors: {
      loadMarks: fromPromise(({ signal }) => load(signal)),
      saveMark: fromPromise(({ input }) => save(input.mark)),
    },
    actions: {
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      showSaved: () => {
        refreshLoaded('marks')
        refreshLoaded('shop')
      },
      askToLogin: () => {
        toasts.notice('plain', loginFirstNotice)
        const { pathname, search } = window.location
        aroundNavigation(navigate, hrefs.login(`${pathname}${search}`), {})
      },
    },
  })
  const actor = createFlow(machine, { input: { isGuest } })
  window.addEventListener('online', () => actor.send({ type: 'connection.restored' }))
  return actor
}

async function load(signal: AbortSignal): Promise<MarksOutcome> {
  try {
    return { type: 'loaded', marks: await listMarks({ signal }) }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}

async function save(mark: Mark | null): Promise<SaveMarkOutcome> {
  if (mark === null) throw new Error('nothing to save')
  try {
    await (mark.of === 'product'
      ? setFavourite(mark.id, mark.wanted)
      : setFollow(mark.id, mark.wanted))
    return { type: 'saved' }
  } catch (error) {
    return { type: 'failed', failure: toFailure(error) }
  }
}
