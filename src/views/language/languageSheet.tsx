import { FormattedMessage } from 'react-intl'
import { Sheet } from '../ui/sheet.tsx'
import { LanguageChoice } from './languageChoice.tsx'
import { useLanguage } from './useLanguage.tsx'

export function LanguageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { busy } = useLanguage()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      busy={busy}
      title={<FormattedMessage id="title.language" defaultMessage="Language" />}
    >
      <LanguageChoice />
    </Sheet>
  )
}
