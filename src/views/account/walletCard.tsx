import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import type { useSession } from '../session/useSession.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CountedMoney } from '../ui/countedMoney.tsx'
import { Money } from '../ui/money.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './me.module.css'

export type KnownShopper = ReturnType<typeof useSession>['userInfo']

export function WalletCard({ userInfo }: { userInfo: KnownShopper }) {
  return (
    <section className={styles.card} aria-labelledby="me-wallet">
      {userInfo ? (
        <>
          <p className={styles.name}>{nameOf(userInfo)}</p>
          <h2 id="me-wallet" className={styles.soft}>
            <FormattedMessage id="me.balance" defaultMessage="Balance" />
          </h2>
          {userInfo.availableCents === null ? null : (
            <p>
              <CountedMoney cents={userInfo.availableCents} size="large" />
            </p>
          )}
          {userInfo.heldCents > 0 ? (
            <p className={styles.soft}>
              <FormattedMessage
                id="me.held"
                defaultMessage="{amount} held for withdrawals"
                values={{ amount: <Money key="held" cents={userInfo.heldCents} size="small" /> }}
              />
            </p>
          ) : null}
        </>
      ) : (
        <SkeletonGroup>
          <div className={styles.lines}>
            <Skeleton width="40%" />
            <Skeleton width="20%" />
            <Skeleton width="55%" height="34px" />
          </div>
        </SkeletonGroup>
      )}
      <div className={styles.walletActions}>
        <ButtonLink href={hrefs.topUp()} size="small">
          <FormattedMessage id="me.recharge" defaultMessage="Top up" />
        </ButtonLink>
        <ButtonLink href={hrefs.withDraw()} size="small" variant="secondary">
          <FormattedMessage id="me.withdraw" defaultMessage="Withdraw" />
        </ButtonLink>
        <ButtonLink href={hrefs.capitalRecord()} size="small" variant="secondary">
          <FormattedMessage id="me.records" defaultMessage="Records" />
        </ButtonLink>
      </div>
    </section>
  )
}

function nameOf({ givenName, familyName, account, email }: NonNullable<KnownShopper>): string {
  const name = `${givenName} ${familyName}`.trim()
  return name === '' ? (account ?? email ?? '') : name
}
