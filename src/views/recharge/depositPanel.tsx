import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Blockchain } from '../../../contract/wallet.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copyButton.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './depositPanel.module.css'

const DepositQr = lazy(() =>
  import('./depositQr.tsx').then((module) => ({ default: module.DepositQr })),
)

/** The deposit address for the coins. */
export function DepositPanel({
  network,
  busy,
  onReopen,
}: {
  network: Blockchain
  busy: boolean
  onReopen: () => void
}) {
  const intl = useIntl()
  const { name, asset, depositAddress, confirmations } = network
  return (
    <Panel
      title={
        <FormattedMessage
          id="recharge.sendTo"
          defaultMessage="Send {asset} on {network}"
          values={{ asset, network: name }}
        />
      }
      end={
        <Button size="small" variant="quiet" disabled={busy} onClick={onReopen}>
          <FormattedMessage id="recharge.otherNetwork" defaultMessage="Change" />
        </Button>
      }
    >
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton shape="square" width="184px" />}>
          <DepositQr text={depositAddress} />
        </Suspense>
      </div>
      <div className={styles.address}>
        <code className={styles.code}>{depositAddress}</code>
        <CopyButton
          text={depositAddress}
          what={intl.formatMessage({ id: 'recharge.address', defaultMessage: 'the address' })}
        />
      </div>
      <p className={styles.soft}>
        <FormattedMessage
          id="recharge.sendOnly"
          defaultMessage="Send {asset} on {network} alone: anything else is lost. It counts after {confirmations, plural, one {# confirmation} other {# confirmations}}."
          values={{ asset, network: name, confirmations }}
        />
      </p>
    </Panel>
  )
}
