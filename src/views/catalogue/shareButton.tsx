import { Share2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { copyText } from '../ui/copyButton.tsx'

/** Shares the screen's address by the device's own sheet, else copies it. */
export function ShareButton({ title }: { title: string }) {
  const intl = useIntl()
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: 'detail.share', defaultMessage: 'Share' })}
      onClick={() => void share({ title, url: `${location.origin}${location.pathname}` })}
    >
      <Share2 size={22} strokeWidth={1.75} aria-hidden />
    </button>
  )
}

async function share(data: { title: string; url: string }): Promise<void> {
  if (!('share' in navigator)) return copyText(data.url)
  try {
    await navigator.share(data)
  } catch (error) {
    // The shopper closed the sheet: nothing to do.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(data.url)
  }
}
