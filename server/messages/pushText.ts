import { isolated } from '../../contract/isolated.ts'
import { platformLocales } from '../../contract/locales.ts'
import type { NoticeFacts } from '../domain/messaging/pushes/describeNotice.ts'
import { noticeWords } from './noticeWords.ts'
import { dollars } from './orderMail.ts'

/** What the service worker receives. It is encrypted for the browser. */
export interface PushPayload {
  /** The notice's id: a message that arrives twice is shown once. */
  id: number
  title: string
  body: string
  /** Notifications of one tag are shown as one. */
  tag: string
  href: string
  lang: string
  /** In milliseconds since 1970. */
  at: number
}

/** Goods and amounts are named only where the shopper allowed it: a locked screen shows the text. */
export function pushPayload(notice: NoticeFacts): PushPayload {
  const { noticeId, kind, orderId, title, amountCents, href, user } = notice
  const details = user.pushDetails
    ? [
        ...(title === null ? [] : [isolated(title)]),
        ...(amountCents === null ? [] : [dollars(amountCents, notice.lang)]),
      ]
    : []
  return {
    id: noticeId,
    title: 'Harborlane',
    body: [noticeWords[notice.lang][kind], ...details].join(' · '),
    tag: orderId === null ? `notice-${noticeId}` : `order-${orderId}`,
    href,
    lang: platformLocales[notice.lang].htmlLang,
    at: notice.at.getTime(),
  }
}
