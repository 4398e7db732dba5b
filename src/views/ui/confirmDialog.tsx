import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from './button.tsx'
import styles from './confirmDialog.module.css'
import { useModalHistory } from './useModalHistory.ts'

interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** The confirming button's label: the action itself, not “OK”. */
  confirm: ReactNode
  cancel?: ReactNode
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  useModalHistory(open, busy ? null : onCancel)
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        if (busy) details.cancel()
        else onCancel()
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.scrim} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          {children ? (
            <AlertDialog.Description className={styles.text}>{children}</AlertDialog.Description>
          ) : null}
          <div className={styles.actions}>
            <Button variant="secondary" wide disabled={busy} onClick={onCancel}>
              {cancel ?? <FormattedMessage id="shared.cancel" defaultMessage="Cancel" />}
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} wide busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
