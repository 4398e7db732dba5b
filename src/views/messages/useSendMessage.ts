import { sendMessage } from '../../services/messages.ts'
import type { ActorKey } from '../actors/actorStore.ts'
import { useSubmission } from '../actors/useSubmission.ts'
import { forgetPictures } from '../pictures/usePictureUploads.ts'
import { holdThread } from './useThread.ts'

interface WrittenMessage {
  text: string
  /** Ids of uploads. */
  pictures: readonly string[]
}

export function messagePicturesKey(orderId: number): ActorKey {
  return ['messages', orderId]
}

export function useSendMessage(orderId: number, onSent: () => void) {
  return useSubmission(['messages', 'send', orderId], {
    send: ({ text, pictures }: WrittenMessage) =>
      sendMessage({ orderId, text, pictures: [...pictures] }),
    afterwards: (thread) => {
      holdThread(thread)
      forgetPictures(messagePicturesKey(orderId))
    },
    onAccepted: onSent,
  })
}
