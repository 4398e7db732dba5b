import { scope } from './scope.ts'
import type { WordToPage } from './readable.ts'

/** What the server sends. */
interface Payload {
  id: number
  title: string
  body: string
  tag: string
  href: string
  lang: string
  at: number
}

interface Line {
  id: number
  at: number
  body: string
}

/** What a shown notification remembers. */
interface Shown {
  href: string
  lines: readonly Line[]
}

const mostLines = 3

/**
 * Shows a push message. Those about one order are one notification with their latest lines. A
 * message that arrives twice changes nothing and is silent. Browsers demand a notification for each
 * message, so one that can't be read is shown without its text.
 */
export async function showPush(text: string): Promise<void> {
  const payload = readPayload(text)
  const { registration } = scope
  if (payload === null) {
    await registration.showNotification('Harborlane', {
      tag: 'unread',
      data: { href: '/notification', lines: [] },
    })
    return
  }
  const { id, title, body, tag, href, lang, at } = payload
  const [former] = await registration.getNotifications({ tag })
  const known = (former?.data as Shown | undefined)?.lines ?? []
  const isRepeated = known.some((line) => line.id === id)
  const lines = (isRepeated ? [...known] : [{ id, at, body }, ...known])
    .toSorted((one, other) => other.at - one.at || other.id - one.id)
    .slice(0, mostLines)
  const options = {
    body: lines.map((line) => line.body).join('\n'),
    tag,
    lang,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    timestamp: at,
    renotify: !isRepeated,
    silent: isRepeated,
    data: { href, lines } satisfies Shown,
  }
  await registration.showNotification(title, options)
}

/** Opens the screen of a notification: in a window of the shop that is open, else in a new one. */
export async function openPush(data: unknown): Promise<void> {
  const href = hrefIn(data)
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [open] = windows.toSorted((one, other) => rankOf(other) - rankOf(one))
  if (!open) {
    await scope.clients.openWindow(href)
    return
  }
  const word: WordToPage = { type: 'notice.opened', href }
  await open.focus().catch(() => {})
  open.postMessage(word)
}

function rankOf({ focused, visibilityState }: { focused: boolean; visibilityState: string }) {
  return focused ? 2 : visibilityState === 'visible' ? 1 : 0
}

function readPayload(text: string): Payload | null {
  try {
    const given = JSON.parse(text) as Payload | null
    return typeof given?.id === 'number' && typeof given.body === 'string' ? given : null
  } catch {
    return null
  }
}

/** Only a path of the shop itself is opened. */
function hrefIn(data: unknown): string {
  const { href } = (data ?? {}) as Partial<Shown>
  return typeof href === 'string' && /^\/(?!\/)/.test(href) ? href : '/notification'
}
