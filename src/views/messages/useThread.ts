import { useEffect } from 'react'
import type { OrderThread } from '../../../contract/messages.ts'
import { readMessages, showMessages } from '../../services/messages.ts'
import { actorStore } from '../actors/actorStore.ts'
import type { ActorKey } from '../actors/actorStore.ts'
import { holdData, useResource } from '../actors/useResource.ts'

/** What the shopper and the shop wrote to each other about an order. */
export function useThread(orderId: number) {
  return useResource(keyOf(orderId), (signal) => showMessages(orderId, { signal }))
}

/** Shows a newer version that arrived with another answer. */
export function holdThread(thread: OrderThread): void {
  holdData(keyOf(thread.orderId), thread)
  actorStore.refresh(['notices'])
}

/** Marks the shop's messages as read while the thread is shown. */
export function useMarkRead({ orderId, unread, list }: OrderThread): void {
  const upToId = unread === 0 ? null : (list.at(-1)?.id ?? null)
  useEffect(() => {
    if (upToId !== null) void markRead(orderId, upToId)
  }, [orderId, upToId])
}

function keyOf(orderId: number): ActorKey {
  return ['messages', 'thread', orderId]
}

/** Messages that can't be marked now stay unread until the thread is opened again. */
async function markRead(orderId: number, upToId: number): Promise<void> {
  const thread = await readMessages(orderId, upToId).catch(() => null)
  if (thread !== null) holdThread(thread)
}
