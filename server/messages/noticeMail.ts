import { isolated } from '../../contract/isolated.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import type { NoticeMail } from '../domain/messaging/mails/noticeMail.ts'
import { noticeWords } from './noticeWords.ts'
import { dollars } from './orderMail.ts'

interface Words {
  see: (address: string) => string
  /** Where the shopper turns such mails off. */
  settings: (address: string) => string
}

const texts: Record<LanguageCode, Words> = {
  en: {
    see: (address) => `See more: ${address}`,
    settings: (address) => `Choose which mails you get: ${address}`,
  },
  'zh-CN': {
    see: (address) => `查看详情：${address}`,
    settings: (address) => `选择您想收到的邮件：${address}`,
  },
  ri: {
    see: (address) => `詳しく見る：${address}`,
    settings: (address) => `受け取るメールを選ぶ：${address}`,
  },
  han: {
    see: (address) => `자세히 보기: ${address}`,
    settings: (address) => `받을 메일 선택: ${address}`,
  },
  tai: {
    see: (address) => `ดูรายละเอียด: ${address}`,
    settings: (address) => `เลือกอีเมลที่ต้องการรับ: ${address}`,
  },
}

/** Without an origin the text has no links. */
export function noticeMailText(
  { lang, notice }: NoticeMail,
  origin: string,
): { subject: string; text: string } {
  const { kind, title, amountCents, href } = notice
  const words = texts[lang]
  const said = noticeWords[lang][kind]
  const about = [
    ...(title === null ? [] : [isolated(title)]),
    ...(amountCents === null ? [] : [dollars(amountCents, lang)]),
  ]
  const links =
    origin === ''
      ? []
      : [words.see(`${origin}${href}`), words.settings(`${origin}/notificationSettings`)]
  return {
    subject: `Harborlane: ${said}`,
    text: [said, ...(about.length > 0 ? [about.join(' · ')] : []), ...links].join('\n\n'),
  }
}
