export type TabTopic = 'session' | 'cart'

export interface TabChannel {
  /** Tells the other tabs that what they know of the topic is out of date. */
  tell: (topic: TabTopic) => void
  listen: (topic: TabTopic, listener: () => void) => () => void
}

export function createTabChannel(name = 'harborlane'): TabChannel {
  const channel = new BroadcastChannel(name)
  return {
    tell: (topic) => channel.postMessage(topic),
    listen(topic, listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (event.data === topic) listener()
      }
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  }
}
