import { Monitor, Smartphone } from 'lucide-react'
import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl'
import { useEndSessions } from '../account/usePasswords.ts'
import type { SessionInfo } from '../account/usePasswords.ts'
import { toasts } from '../actors/toasts.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { ConfirmDialog } from '../ui/confirmDialog.tsx'
import { deviceOf } from './device.ts'
import styles from './sessionList.module.css'

const messages = defineMessages({
  ended: {
    id: 'sessions.ended',
    defaultMessage: '{count, plural, one {Signed out there} other {Signed out on # devices}}',
  },
})

/** Lists the shopper's sessions and offers to end them. */
export function SessionList({
  sessions,
  show,
}: {
  sessions: readonly SessionInfo[]
  show: (list: { list: SessionInfo[] }) => void
}) {
  const ending = useEndSessions((list, ended) => {
    show(list)
    toasts.success(messages.ended, { count: ended.length })
  })
  const leaving = ending.subject ?? []
  const others = sessions.filter(({ current }) => !current)
  return (
    <section aria-labelledby="sessions-title" className={styles.panel}>
      <h2 id="sessions-title">
        <FormattedMessage id="sessions.title" defaultMessage="Where you are signed in" />
      </h2>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <SessionWords session={session} />
            {session.current ? null : (
              <Button
                size="small"
                variant="secondary"
                aria-describedby={`session-${session.id}`}
                onClick={() => ending.ask([session])}
              >
                <FormattedMessage id="sessions.end" defaultMessage="Sign out" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <Button variant="secondary" wide onClick={() => ending.ask(others)}>
          <FormattedMessage id="sessions.endOthers" defaultMessage="Sign out all other devices" />
        </Button>
      ) : null}
      <ConfirmDialog
        open={ending.asking}
        title={
          <FormattedMessage
            id="sessions.endTitle"
            defaultMessage="{count, plural, =0 {} one {Sign out on that device?} other {Sign out on # devices?}}"
            values={{ count: leaving.length }}
          />
        }
        confirm={<FormattedMessage id="sessions.end" defaultMessage="Sign out" />}
        danger
        busy={ending.busy}
        onConfirm={ending.confirm}
        onCancel={ending.dismiss}
      >
        {leaving[0] && leaving.length === 1 ? (
          <DeviceName userAgent={leaving[0].userAgent} />
        ) : (
          <FormattedMessage
            id="sessions.endText"
            defaultMessage="Whoever uses them has to sign in again."
          />
        )}
      </ConfirmDialog>
    </section>
  )
}

function SessionWords({ session }: { session: SessionInfo }) {
  const Icon = deviceOf(session.userAgent).isPhone ? Smartphone : Monitor
  return (
    <>
      <Icon size={22} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <span id={`session-${session.id}`} className={styles.words}>
        <span className={styles.device}>
          <DeviceName userAgent={session.userAgent} />
          {session.current ? (
            <Chip tone="good">
              <FormattedMessage id="sessions.current" defaultMessage="This device" />
            </Chip>
          ) : null}
          {session.hasPush ? (
            <Chip>
              <FormattedMessage id="sessions.push" defaultMessage="Notifications on" />
            </Chip>
          ) : null}
        </span>
        <span className={styles.soft}>
          <FormattedMessage
            id="sessions.since"
            defaultMessage="Signed in {since}, until {until} at the latest"
            values={{
              since: <Moment key="since" value={session.createdAt} />,
              until: <Moment key="until" value={session.expiresAt} />,
            }}
          />
        </span>
      </span>
    </>
  )
}

function Moment({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" timeStyle="short" />
    </time>
  )
}

function DeviceName({ userAgent }: { userAgent: string }) {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null) {
    return (
      <FormattedMessage
        id="sessions.device"
        defaultMessage="{browser} on {system}"
        values={{ browser, system }}
      />
    )
  }
  return (
    browser ?? system ?? <FormattedMessage id="sessions.unknown" defaultMessage="Unknown device" />
  )
}
