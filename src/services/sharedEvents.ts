import { requestTimeoutMs } from '../constants.ts'
import { openChannel } from './openChannel.ts'
import { listenToEvents, type StreamListener } from './events.ts'

/** Messages from the tab that holds the stream to the shopper's other tabs. */
type Word =
  | { type: 'opened'; at: string | null }
  | { type: 'notices'; notices: Parameters<StreamListener['onNotices']>[0]; since: string | null }
  | { type: 'reset'; since: string | null }
  | { type: 'sign' }
  /**
   * A tab asks whether another tab holds the stream. The holder answers `opened`, or `held` before
   * it is open.
   */
  | { type: 'asked' }
  | { type: 'held' }

interface Following {
  /** Only tabs of one session share a stream, so that no event reaches another account. */
  token: string
  /** The position up to which the tab has received all events. */
  since: string | null
  signal: AbortSignal
  listener: StreamListener
}

/**
 * Follows the shopper's events on one stream that all tabs of a browser share: HTTP/1.1 allows six
 * connections per host. A Web Lock decides which tab opens it. That tab forwards the events to the
 * others over a BroadcastChannel. When it leaves or crashes, the lock passes to the next tab, which
 * resumes at its position. Resolves when this tab's stream ends, and rejects when it fails.
 */
export async function followEvents({ token, since, signal, listener }: Following): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks
  const name = `harborlane.events.${token}`
  const channel = locks === undefined ? null : openChannel(name)
  if (locks === undefined || channel === null) return listenToEvents({ since, signal, listener })

  const say = (word: Word) => channel.postMessage(word)
  let position = since
  let isLeader = false
  let isOpen = false
  const leaving = new AbortController()
  signal.addEventListener('abort', () => leaving.abort(), { once: true })

  const keep = (upTo: string | null) => {
    position = upTo ?? position
  }
  const leading: StreamListener = {
    onOpen: (opened) => {
      keep(opened)
      isOpen = true
      listener.onOpen(opened)
      say({ type: 'opened', at: position })
    },
    onNotices: (notices, upTo) => {
      keep(upTo)
      listener.onNotices(notices, upTo)
      say({ type: 'notices', notices, since: upTo })
    },
    onReset: (upTo) => {
      keep(upTo)
      listener.onReset(upTo)
      say({ type: 'reset', since: upTo })
    },
    onSign: () => {
      listener.onSign()
      say({ type: 'sign' })
    },
  }
  const hear = (word: Word) => {
    if (isLeader) {
      if (word.type === 'asked') say(isOpen ? { type: 'opened', at: position } : { type: 'held' })
      return
    }
    if (word.type === 'asked') return
    clearTimeout(unanswered)
    if (word.type === 'opened') {
      if (isOpen && position === word.at) return
      isOpen = true
      // Only other tabs received the events in between, so this tab must read everything again.
      const hasMissed = position !== null && position !== word.at
      keep(word.at)
      listener.onOpen(word.at)
      listener.onSign()
      if (hasMissed) listener.onReset(word.at)
    } else if (word.type === 'notices') {
      keep(word.since)
      listener.onNotices(word.notices, word.since)
    } else if (word.type === 'reset') {
      keep(word.since)
      listener.onReset(word.since)
    } else if (word.type === 'sign') listener.onSign()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))

  async function lead(): Promise<void> {
    if (leaving.signal.aborted) return
    clearTimeout(unanswered)
    isLeader = true
    isOpen = false
    say({ type: 'held' })
    await listenToEvents({ since: position, signal: leaving.signal, listener: leading })
  }
  const waiting = new AbortController()
  leaving.signal.addEventListener('abort', () => waiting.abort(), { once: true })
  let stealing: Promise<unknown> | null = null
  /**
   * The tab that holds the stream doesn't reply, so it hangs. Stealing the lock also ends its
   * request.
   */
  const unanswered = setTimeout(() => {
    stealing = locks.request(name, { steal: true }, lead)
    waiting.abort()
  }, requestTimeoutMs)
  try {
    say({ type: 'asked' })
    await locks.request(name, { signal: waiting.signal }, lead).catch((error: unknown) => {
      if (stealing === null) throw error
    })
    await stealing
  } finally {
    clearTimeout(unanswered)
    leaving.abort()
    channel.close()
  }
}
