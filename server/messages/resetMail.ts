import { resetCodeMinutes } from '../../contract/passwords.ts'
import type { LanguageCode } from '../../contract/fields.ts'

interface MailText {
  subject: string
  text: string
}

const minutes = resetCodeMinutes

/** The mail with the code for a forgotten password. */
export const resetMail: Record<LanguageCode, (code: string) => MailText> = {
  en: (code) => ({
    subject: 'Your Harborlane code',
    text: `Your code to set a new password is ${code}. It is good for ${minutes} minutes and can be used once.\nIf you did not ask for it, you need not do anything.`,
  }),
  'zh-CN': (code) => ({
    subject: '您的 Harborlane 验证码',
    text: `用于设置新密码的验证码是 ${code}，${minutes} 分钟内有效，只能使用一次。\n如果不是您本人操作，请忽略此邮件。`,
  }),
  ri: (code) => ({
    subject: 'Harborlane の確認コード',
    text: `新しいパスワードを設定するためのコードは ${code} です。${minutes} 分間有効で、一度だけ使えます。\nお心当たりがない場合は、何もする必要はありません。`,
  }),
  han: (code) => ({
    subject: 'Harborlane 인증번호',
    text: `새 비밀번호를 설정하기 위한 인증번호는 ${code}입니다. ${minutes}분 동안 유효하며 한 번만 사용할 수 있습니다.\n요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다.`,
  }),
  tai: (code) => ({
    subject: 'รหัสของคุณจาก Harborlane',
    text: `รหัสสำหรับตั้งรหัสผ่านใหม่ของคุณคือ ${code} ใช้ได้ภายใน ${minutes} นาที และใช้ได้ครั้งเดียว\nหากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ`,
  }),
}
