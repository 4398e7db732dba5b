import { openChannel } from '../../services/openChannel.ts'

export type TabTopic = 'session' | 'cart' | 'country'

export interface TabChannel {
  /**
   * Sends a change to the other tabs. The message carries the new value, because a cookie may
   * arrive later.
   */
  post: (topic: TabTopic, news?: string | null) => void
  listen: (topic: TabTopic, listener: (news: string | null) => void) => () => void
}

interface TabMessage {
  topic: TabTopic
  news: string | null
}

export function createTabChannel(name = 'harborlane'): TabChannel {
  const channel = openChannel(name)
  return {
    post: (topic, news = null) => channel?.postMessage({ topic, news } satisfies TabMessage),
    listen(topic, listener) {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => {
        if (data.topic === topic) listener(data.news)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}
