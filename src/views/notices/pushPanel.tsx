import { BellRing, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Chip } from '../ui/chip.tsx'
import { Panel } from '../ui/panel.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import styles from './notificationSettings.module.css'
import { usePushDetails } from './useNotificationSettings.ts'
import type { SettingsResource } from './useNotificationSettings.ts'
import { usePush } from './usePush.ts'
import type { Push } from './usePush.ts'

/** Notifications on this device: how they stand, and how to change that. */
export function PushPanel({ account, settings }: { account: string; settings: SettingsResource }) {
  const push = usePush(account)
  const details = usePushDetails(settings)
  const isOn = push.snapshot.matches('on') || push.snapshot.matches('turningOff')
  return (
    <Panel
      title={<FormattedMessage id="push.title" defaultMessage="On this device" />}
      end={
        isOn ? (
          <Chip tone="good">
            <FormattedMessage id="push.on" defaultMessage="On" />
          </Chip>
        ) : null
      }
    >
      <div className={styles.state}>
        <State push={push} />
      </div>
      <label className={styles.required}>
        <input type="checkbox" checked={details.isOn} onChange={details.toggle} />
        <span>
          <FormattedMessage
            id="push.details"
            defaultMessage="Name goods and amounts, also on a locked screen"
          />
        </span>
      </label>
    </Panel>
  )
}

function State({ push: { snapshot, send } }: { push: Push }) {
  const { failure } = snapshot.context
  if (snapshot.matches('unknown') && failure) {
    return <FailedState failure={failure} onRetry={() => send({ type: 'look.repeated' })} />
  }
  if (snapshot.matches('unsupported')) {
    return (
      <Hint>
        <FormattedMessage
          id="push.unsupported"
          defaultMessage="This browser can’t show notifications here. You still see everything in the app and by email."
        />
      </Hint>
    )
  }
  if (snapshot.matches('homeScreenNeeded')) {
    return (
      <Hint>
        <FormattedMessage
          id="push.homeScreen"
          defaultMessage="On an iPhone or iPad, first add the shop to your home screen: tap Share, then “Add to Home Screen”, and open it from there."
        />
      </Hint>
    )
  }
  if (snapshot.matches('denied')) {
    return (
      <Callout tone="mind">
        <FormattedMessage
          id="push.denied"
          defaultMessage="Your browser blocks notifications from this site. Allow them in the site settings, next to the address, and come back."
        />
      </Callout>
    )
  }
  const isBusy = snapshot.hasTag('busy')
  if (snapshot.matches('on') || snapshot.matches('turningOff')) {
    return (
      <>
        <p className={styles.soft}>
          <FormattedMessage
            id="push.onHint"
            defaultMessage="You hear from us here, also while the shop is closed. Signing out ends it."
          />
        </p>
        <Button
          variant="secondary"
          wide
          busy={isBusy}
          onClick={() => send({ type: 'push.turnedOff' })}
        >
          <FormattedMessage id="push.turnOff" defaultMessage="Turn off on this device" />
        </Button>
      </>
    )
  }
  if (snapshot.matches('looking')) {
    return (
      <p className={styles.soft} role="status">
        <LoaderCircle size={18} aria-hidden />{' '}
        <FormattedMessage id="push.looking" defaultMessage="Checking this device…" />
      </p>
    )
  }
  return (
    <>
      <p className={styles.soft}>
        <FormattedMessage
          id="push.offHint"
          defaultMessage="Hear at once when a parcel leaves, money arrives or the shop replies."
        />
      </p>
      <Button wide busy={isBusy} onClick={() => send({ type: 'push.turnedOn' })}>
        <BellRing size={20} aria-hidden />
        <FormattedMessage id="push.turnOn" defaultMessage="Turn on notifications" />
      </Button>
    </>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return <Callout tone="info">{children}</Callout>
}
