import { FormattedDate, FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import type { WithdrawalDetail } from '../../../contract/walletRecords.ts'
import type { useHeldFunds } from './useHeldFunds.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { Money } from '../ui/money.tsx'
import { Callout } from '../ui/callout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './heldFunds.module.css'

/** The held part of the balance and the reason. `heldCents` is null while it is unknown. */
export function HeldFunds({
  held,
  heldCents,
}: {
  held: ReturnType<typeof useHeldFunds>
  heldCents: number | null
}) {
  return (
    <Panel
      title={<FormattedMessage id="wallet.held" defaultMessage="Held back" />}
      end={heldCents === null ? null : <Money cents={heldCents} />}
    >
      {held.state === 'loading' ? (
        <SkeletonGroup>
          <Skeleton width="100%" height="44px" />
        </SkeletonGroup>
      ) : held.state === 'filled' ? (
        <Withdrawals list={held.data.list} hasMore={held.data.nextCursor !== null} />
      ) : (
        <Callout
          tone="bad"
          action={
            <Button size="small" variant="secondary" onClick={held.retry}>
              <FormattedMessage id="shared.retry" defaultMessage="Try again" />
            </Button>
          }
        >
          <FailureText failure={held.failure} />
        </Callout>
      )}
    </Panel>
  )
}

function Withdrawals({ list, hasMore }: { list: readonly WithdrawalDetail[]; hasMore: boolean }) {
  if (list.length === 0) {
    return (
      <p className={styles.soft}>
        <FormattedMessage
          id="wallet.nothingHeld"
          defaultMessage="Nothing. A withdrawal is held while it is in review."
        />
      </p>
    )
  }
  return (
    <ul className={styles.list}>
      {list.map(({ id, totalCents, submittedAt }) => (
        <li key={id}>
          <Link href={hrefs.depositRecord({ id })} className={styles.row}>
            <span className={styles.words}>
              <FormattedMessage
                id="wallet.heldWithdrawal"
                defaultMessage="Withdrawal W{id}"
                values={{ id: String(id) }}
              />
              <time className={styles.soft} dateTime={submittedAt}>
                <FormattedDate value={submittedAt} dateStyle="medium" timeStyle="short" />
              </time>
            </span>
            <Chip tone="wait">
              <FormattedMessage id="wallet.auditing" defaultMessage="In review" />
            </Chip>
            <Money cents={totalCents} />
          </Link>
        </li>
      ))}
      {hasMore ? (
        <li>
          <Link href={hrefs.depositRecord()} className={styles.all}>
            <FormattedMessage id="wallet.allHeld" defaultMessage="Show all" />
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
