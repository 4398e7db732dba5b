import { fromCallback } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import type { Notice } from '../../../contract/notices.ts'
import { liveMachine } from '../../machines/liveMachine.ts'
import type { LiveEvent } from '../../machines/liveMachine.ts'
import { outdateFirstData } from '../../services/firstData.ts'
import { followEvents } from '../../services/sharedEvents.ts'
import { actorStore } from '../actors/actorStore.ts'
import type { ActorKey } from '../actors/actorStore.ts'
import { followConnection } from '../actors/connection.ts'
import { createFlow } from '../actors/flows.ts'
import type { SessionActor } from '../session/useSession.tsx'

/** Follows the shopper's changes while they are signed in and the page is visible. */
export function startLive(session: SessionActor): ActorRefFrom<typeof liveMachine> {
  const refresh = (...keys: ActorKey[]) => {
    outdateFirstData()
    actorStore.refresh(...keys)
    session.send({ type: 'info.refreshRequested' })
  }
  let token: string | null = null
  const actor = createFlow(
    liveMachine.provide({
      actors: {
        stream: fromCallback<LiveEvent, { since: string | null }>(({ input, sendBack }) =>
          follow({ token: token ?? '', since: input.since }, sendBack),
        ),
      },
      actions: {
        refreshTouched: (_, { notices }) => {
          refresh(['notices'], ['bill'], ...notices.flatMap(touchedBy))
        },
        refreshEverything: () =>
          refresh(['orders'], ['recharges'], ['withdrawals'], ['notices'], ['bill'], ['messages']),
      },
    }),
    { input: { jitter: Math.random() } },
  )
  actor.start()
  const followSession = () => {
    const now = session.getSnapshot().context.token
    if (now === token) return
    if (token !== null) actor.send({ type: 'session.ended' })
    token = now
    if (token !== null) actor.send({ type: 'session.started', isHidden: document.hidden })
  }
  session.subscribe(followSession)
  followSession()
  followConnection((news) => {
    if (news.type !== 'refresh.due') actor.send(news)
  })
  document.addEventListener('visibilitychange', () =>
    actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' }),
  )
  return actor
}

function touchedBy({ kind, orderId, rechargeId, withdrawalId }: Notice): ActorKey[] {
  if (kind.startsWith('message.') && orderId !== null) return [['messages', 'thread', orderId]]
  return [
    ...keysOf('orders', orderId),
    ...keysOf('recharges', rechargeId),
    ...keysOf('withdrawals', withdrawalId),
  ]
}

/** The keys of the row's own page, and of the lists and counts that may contain it. */
function keysOf(noun: string, id: number | null | undefined): ActorKey[] {
  if (!id) return []
  return [
    [noun, 'one', id],
    [noun, 'list'],
    [noun, 'counts'],
    [noun, 'latest'],
    [noun, 'held'],
  ]
}

function follow(
  { token, since }: { token: string; since: string | null },
  send: (event: LiveEvent) => void,
): () => void {
  const leaving = new AbortController()
  followEvents({
    token,
    since,
    signal: leaving.signal,
    listener: {
      onOpen: (opened) => send({ type: 'stream.opened', since: opened }),
      onNotices: (notices, upTo) => send({ type: 'notices.arrived', notices, since: upTo }),
      onReset: (upTo) => send({ type: 'stream.reset', since: upTo }),
      onSign: () => send({ type: 'stream.signed' }),
    },
  })
    .catch(() => {})
    .finally(() => {
      if (!leaving.signal.aborted) send({ type: 'stream.lost' })
    })
  return () => leaving.abort()
}
