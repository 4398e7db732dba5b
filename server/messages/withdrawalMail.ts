import { isolated } from '../../contract/isolated.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import type { WithdrawalMail } from '../domain/messaging/mails/withdrawalMail.ts'
import { dollars } from './orderMail.ts'

interface Words {
  subject: string
  passed: (amount: string, reference: string) => string
  refused: (amount: string, reason: string) => string
  link: (address: string) => string
}

const texts: Record<LanguageCode, Words> = {
  en: {
    subject: 'Your Harborlane withdrawal',
    passed: (amount, reference) => `${amount} is on its way to you. Reference: ${reference}`,
    refused: (amount, reason) =>
      `Your withdrawal of ${amount} was declined: ${reason}\nThe whole sum is available again.`,
    link: (address) => `See your withdrawals: ${address}`,
  },
  'zh-CN': {
    subject: '您的 Harborlane 提现',
    passed: (amount, reference) => `${amount} 已汇出。参考编号：${reference}`,
    refused: (amount, reason) => `您的 ${amount} 提现未通过：${reason}\n全部金额已可重新使用。`,
    link: (address) => `查看提现记录：${address}`,
  },
  ri: {
    subject: 'Harborlane の出金について',
    passed: (amount, reference) => `${amount} を送金しました。参照番号：${reference}`,
    refused: (amount, reason) =>
      `${amount} の出金は承認されませんでした：${reason}\n全額が再びご利用いただけます。`,
    link: (address) => `出金履歴を見る：${address}`,
  },
  han: {
    subject: 'Harborlane 출금 안내',
    passed: (amount, reference) => `${amount}를 보냈습니다. 참조 번호: ${reference}`,
    refused: (amount, reason) =>
      `${amount} 출금이 거절되었습니다: ${reason}\n전액을 다시 사용할 수 있습니다.`,
    link: (address) => `출금 내역 보기: ${address}`,
  },
  tai: {
    subject: 'การถอนเงิน Harborlane ของคุณ',
    passed: (amount, reference) => `ส่งเงิน ${amount} ให้คุณแล้ว หมายเลขอ้างอิง: ${reference}`,
    refused: (amount, reason) => `การถอนเงิน ${amount} ถูกปฏิเสธ: ${reason}\nเงินทั้งหมดใช้ได้อีกครั้งแล้ว`,
    link: (address) => `ดูประวัติการถอนเงิน: ${address}`,
  },
}

/** Without an origin the text has no link. */
export function withdrawalMailText(
  mail: WithdrawalMail,
  origin: string,
): { subject: string; text: string } {
  const words = texts[mail.lang]
  const amount = dollars(mail.amountCents, mail.lang)
  const said =
    mail.kind === 'withdrawalPassed'
      ? words.passed(amount, isolated(mail.reference ?? ''))
      : words.refused(amount, isolated(mail.refusedFor ?? ''))
  const link = origin === '' ? [] : [words.link(`${origin}/depositRecord`)]
  return { subject: words.subject, text: [said, ...link].join('\n\n') }
}
