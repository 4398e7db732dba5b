import { BellRing } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSession } from '../session/useSession.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import styles from './notificationSettings.module.css'
import { usePush } from './usePush.ts'

/** Offers notifications on this device once, after an order was paid. */
export function PushOffer() {
  const account = useSession().userInfo?.account
  return account ? <Offer account={account} /> : null
}

function Offer({ account }: { account: string }) {
  const { snapshot, send } = usePush(account)
  const isBusy = snapshot.matches('turningOn')
  if (!snapshot.hasTag('offered') && !isBusy) return null
  return (
    <Panel
      title={<FormattedMessage id="push.offer" defaultMessage="Shall we tell you when it ships?" />}
    >
      <p className={styles.soft}>
        <FormattedMessage
          id="push.offerHint"
          defaultMessage="We notify you on this device. You choose what about, and can turn it off at any time."
        />
      </p>
      <div className={styles.buttons}>
        <Button busy={isBusy} onClick={() => send({ type: 'push.turnedOn' })}>
          <BellRing size={20} aria-hidden />
          <FormattedMessage id="push.turnOn" defaultMessage="Turn on notifications" />
        </Button>
        <Button variant="secondary" onClick={() => send({ type: 'offer.declined' })}>
          <FormattedMessage id="push.notNow" defaultMessage="Not now" />
        </Button>
      </div>
    </Panel>
  )
}
