import { ReceiptText } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { Link } from 'wouter'
import styles from './recordsLink.module.css'

/** For the right-hand slot of the top bar. */
export function RecordsLink({ href, label }: { href: string; label: MessageDescriptor }) {
  const intl = useIntl()
  return (
    <Link href={href} className={styles.link} aria-label={intl.formatMessage(label)}>
      <ReceiptText size={22} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
