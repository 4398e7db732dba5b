import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FieldBinding } from '../ui/form.ts'
import { EmailField } from './accountFields.tsx'
import styles from './mailOffer.module.css'

/** An optional email field that explains its use. */
export function MailOffer({ field }: { field: FieldBinding<string> }) {
  const [isWanted, setWanted] = useState(field.value !== '')
  const use = (
    <FormattedMessage
      id="register.emailUse"
      defaultMessage="It gets you back in when you forget the password."
    />
  )
  if (isWanted) return <EmailField field={field} hint={use} takesFocus />
  return (
    <button type="button" className={styles.offer} onClick={() => setWanted(true)}>
      <Plus size={20} className={styles.icon} aria-hidden />
      <span>
        <FormattedMessage id="register.addEmail" defaultMessage="Add your email" />
        <span className={styles.use}>{use}</span>
      </span>
    </button>
  )
}
