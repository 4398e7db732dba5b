import { unsettledCents, unsettledHours } from '../../contract/limits.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import type { SecurityChange, SecurityMail } from '../domain/messaging/mails/securityMail.ts'
import { dollars } from './orderMail.ts'

interface Words {
  subject: string
  said: Record<SecurityChange, string>
  /** What waits after the change. */
  delay: (amount: string, hours: number) => string
  notYou: string
  link: (address: string) => string
}

const texts: Record<LanguageCode, Words> = {
  en: {
    subject: 'The security of your Harborlane account',
    said: {
      'password.changed': 'Your password was changed.',
      'payCode.changed': 'Your payment code was changed.',
      'passkey.added': 'A new passkey was added to your account.',
      'passkey.removed': 'A passkey was removed from your account.',
      'passkey.refused': 'We refused one of your passkeys because it seems to be a copy.',
      'passkey.waived': 'Payments no longer need a passkey. The payment code is enough again.',
    },
    delay: (amount, hours) =>
      `For the next ${hours} hours, no more than ${amount} can be withdrawn in all.`,
    notYou: 'If this was not you, change your password now and write to us.',
    link: (address) => `See how your account is secured: ${address}`,
  },
  'zh-CN': {
    subject: '您的 Harborlane 账户安全提醒',
    said: {
      'password.changed': '您的登录密码已更改。',
      'payCode.changed': '您的支付密码已更改。',
      'passkey.added': '您的账户新增了一个通行密钥。',
      'passkey.removed': '您的账户删除了一个通行密钥。',
      'passkey.refused': '我们拒绝了您的一个通行密钥，因为它疑似被复制。',
      'passkey.waived': '付款不再需要通行密钥，使用支付密码即可。',
    },
    delay: (amount, hours) => `接下来 ${hours} 小时内，累计最多可提现 ${amount}。`,
    notYou: '如果不是您本人操作，请立即更改密码并联系我们。',
    link: (address) => `查看账户安全设置：${address}`,
  },
  ri: {
    subject: 'Harborlane アカウントのセキュリティについて',
    said: {
      'password.changed': 'パスワードが変更されました。',
      'payCode.changed': '支払い用暗証番号が変更されました。',
      'passkey.added': 'アカウントに新しいパスキーが追加されました。',
      'passkey.removed': 'アカウントからパスキーが削除されました。',
      'passkey.refused': '複製された疑いがあるため、パスキーの使用を拒否しました。',
      'passkey.waived':
        'お支払いにパスキーは不要になりました。支払い用暗証番号だけでお支払いいただけます。',
    },
    delay: (amount, hours) => `今後 ${hours} 時間、出金できるのは合計 ${amount} までです。`,
    notYou: 'お心当たりがない場合は、すぐにパスワードを変更し、当店までご連絡ください。',
    link: (address) => `セキュリティ設定を確認する：${address}`,
  },
  han: {
    subject: 'Harborlane 계정 보안 안내',
    said: {
      'password.changed': '비밀번호가 변경되었습니다.',
      'payCode.changed': '결제 비밀번호가 변경되었습니다.',
      'passkey.added': '계정에 새 패스키가 추가되었습니다.',
      'passkey.removed': '계정에서 패스키가 삭제되었습니다.',
      'passkey.refused': '복제된 것으로 의심되어 패스키 사용을 거부했습니다.',
      'passkey.waived': '이제 결제에 패스키가 필요하지 않습니다. 결제 비밀번호만으로 결제됩니다.',
    },
    delay: (amount, hours) => `앞으로 ${hours}시간 동안 총 ${amount}까지만 출금할 수 있습니다.`,
    notYou: '본인이 아니라면 지금 바로 비밀번호를 변경하고 저희에게 알려 주세요.',
    link: (address) => `계정 보안 보기: ${address}`,
  },
  tai: {
    subject: 'ความปลอดภัยของบัญชี Harborlane ของคุณ',
    said: {
      'password.changed': 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว',
      'payCode.changed': 'รหัสชำระเงินของคุณถูกเปลี่ยนแล้ว',
      'passkey.added': 'มีการเพิ่มพาสคีย์ใหม่ในบัญชีของคุณ',
      'passkey.removed': 'มีการลบพาสคีย์ออกจากบัญชีของคุณ',
      'passkey.refused': 'เราปฏิเสธพาสคีย์หนึ่งของคุณเพราะอาจถูกคัดลอก',
      'passkey.waived': 'การชำระเงินไม่ต้องใช้พาสคีย์แล้ว ใช้รหัสชำระเงินอย่างเดียวได้',
    },
    delay: (amount, hours) => `ในอีก ${hours} ชั่วโมงข้างหน้า ถอนเงินรวมกันได้ไม่เกิน ${amount}`,
    notYou: 'หากคุณไม่ได้เป็นผู้ทำรายการ โปรดเปลี่ยนรหัสผ่านทันทีและติดต่อเรา',
    link: (address) => `ดูความปลอดภัยของบัญชี: ${address}`,
  },
}

/** Without an origin the text has no link. */
export function securityMailText(
  { lang, change }: SecurityMail,
  origin: string,
): { subject: string; text: string } {
  const words = texts[lang]
  const delay =
    change === 'passkey.refused' ? [] : [words.delay(dollars(unsettledCents, lang), unsettledHours)]
  const link = origin === '' ? [] : [words.link(`${origin}/security`)]
  return {
    subject: words.subject,
    text: [words.said[change], ...delay, words.notYou, ...link].join('\n\n'),
  }
}
