import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useIntl } from 'react-intl'
import styles from './sheet.module.css'
import { useModalHistory } from './useModalHistory.ts'

interface SheetProps {
  open: boolean
  /** Called on a swipe, Esc, a tap on the scrim or the cross, and on going back. */
  onClose: () => void
  title: ReactNode
  /** While true, nothing closes the sheet. */
  busy?: boolean
  /** The element focused on opening, instead of the sheet itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /**
   * The element focused on closing, instead of the one that had the focus before. If it is gone by
   * then, the screen's heading is.
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  children: ReactNode
  footer?: ReactNode
}

/** A sheet from the bottom that follows the finger. */
export function Sheet({
  open,
  onClose,
  title,
  busy = false,
  initialFocus,
  finalFocus,
  children,
  footer,
}: SheetProps) {
  const intl = useIntl()
  useModalHistory(open, busy ? null : onClose)
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        if (busy) details.cancel()
        else onClose()
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.scrim} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup
            className={styles.popup}
            initialFocus={initialFocus}
            finalFocus={finalFocus && (() => finalFocus.current ?? headingInSight())}
          >
            <div className={styles.handle} aria-hidden />
            <header className={styles.head}>
              <Drawer.Title className={styles.title}>{title}</Drawer.Title>
              <Drawer.Close
                className={styles.close}
                aria-label={intl.formatMessage({ id: 'shared.close', defaultMessage: 'Close' })}
              >
                <X size={22} aria-hidden />
              </Drawer.Close>
            </header>
            <Drawer.Content className={styles.content}>{children}</Drawer.Content>
            {footer ? <footer className={styles.footer}>{footer}</footer> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

function headingInSight(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('h1[tabindex]')]
  return headings.find((heading) => heading.getClientRects().length > 0) ?? null
}
