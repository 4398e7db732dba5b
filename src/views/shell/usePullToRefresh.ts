import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { pullHeadHeightPx } from '../../constants.ts'
import { pullToRefreshMachine } from '../../machines/pullToRefreshMachine.ts'
import type { RefreshOutcome } from '../../machines/pullToRefreshMachine.ts'
import { createFlow } from '../actors/flows.ts'
import { useSelector } from '../actors/useSelector.ts'

type PullActor = ActorRefFrom<typeof pullToRefreshMachine>
type Refresh = () => Promise<RefreshOutcome>

const refreshes = new WeakMap<PullActor, Refresh>()

/** Each pulled content has an actor of its own, which stops with the view. */
export function usePullToRefresh(refresh: Refresh) {
  const [actor] = useState(createPull)
  useEffect(() => {
    refreshes.set(actor, refresh)
  })
  useEffect(() => {
    actor.start()
  }, [actor])
  const snapshot = useSelector(actor, (current) => current)
  return useMemo(
    () => ({
      snapshot,
      pull: (distancePx: number) => actor.send({ type: 'content.pulled', distancePx }),
      release: () => actor.send({ type: 'content.released' }),
      fade: () => actor.send({ type: 'notice.faded' }),
    }),
    [actor, snapshot],
  )
}

function createPull(): PullActor {
  const machine = pullToRefreshMachine.provide({
    actors: {
      refresh: fromPromise(() => {
        const refresh = refreshes.get(actor)
        if (refresh === undefined) throw new Error('nothing to refresh')
        return refresh()
      }),
    },
  })
  const actor: PullActor = createFlow(machine, { input: { enoughPx: pullHeadHeightPx } })
  return actor
}
