import { Copy } from 'lucide-react'
import { defineMessages, useIntl } from 'react-intl'
import { toasts } from '../actors/toasts.ts'
import styles from './copyButton.module.css'

const messages = defineMessages({
  copied: { id: 'copy.copied', defaultMessage: 'Copied' },
  failed: { id: 'copy.failed', defaultMessage: 'Copy Fail' },
  notSecure: {
    id: 'copy.notSecure',
    defaultMessage: 'Copy is not supported on a non-secure connection',
  },
})

/** `what` names the copied text for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={intl.formatMessage({ id: 'copy.label', defaultMessage: 'Copy {what}' }, { what })}
      onClick={() => void copyText(text)}
    >
      <Copy size={18} aria-hidden />
    </button>
  )
}

export async function copyText(text: string): Promise<void> {
  if (!window.isSecureContext) {
    toasts.fail(messages.notSecure)
    return
  }
  try {
    await navigator.clipboard.writeText(text)
    toasts.success(messages.copied)
  } catch {
    toasts.fail(messages.failed)
  }
}
