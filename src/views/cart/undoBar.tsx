import { isolated } from '../../../contract/isolated.ts'
import { FormattedMessage } from 'react-intl'
import type { CartLine } from '../../../contract/cart.ts'
import { Button } from '../ui/button.tsx'
import styles from './undoBar.module.css'

/** Offers to bring the removed lines back until the cart changes or is left. */
export function UndoBar({ lines, onUndo }: { lines: readonly CartLine[]; onUndo: () => void }) {
  return (
    <div className={styles.bar} role="status">
      <p className={styles.text}>
        <FormattedMessage
          id="cart.removed"
          defaultMessage="{count, plural, one {{title} removed} other {# lines removed}}"
          values={{ count: lines.length, title: isolated(lines[0]?.title ?? '') }}
        />
      </p>
      <Button variant="secondary" size="small" onClick={onUndo}>
        <FormattedMessage id="cart.undo" defaultMessage="Undo" />
      </Button>
    </div>
  )
}
