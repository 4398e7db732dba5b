import { Fingerprint, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { usePasskeySupport } from '../session/usePasskeySupport.ts'
import { useSession } from '../session/useSession.tsx'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { PasskeySheet } from './passkeySheet.tsx'
import { usePasskeys } from './usePasskeys.ts'
import type { Passkey, PasskeyTask } from './usePasskeys.ts'
import styles from './passkeyPanel.module.css'

export function PasskeyPanel() {
  const { userInfo } = useSession()
  const passkeys = usePasskeys()
  const [task, setTask] = useState<PasskeyTask | null>(null)
  const isOffered = usePasskeySupport()
  return (
    <section aria-labelledby="passkeys-title" className={styles.panel}>
      <h2 id="passkeys-title">
        <FormattedMessage id="passkeys.title" defaultMessage="Passkeys" />
      </h2>
      <p className={styles.soft}>
        <FormattedMessage
          id="passkeys.lead"
          defaultMessage="Sign in and pay with your fingerprint, face or screen lock, with nothing to type or to steal."
        />
      </p>
      {passkeys.state === 'filled' ? (
        <>
          {passkeys.data.list.length === 0 ? null : (
            <ul className={styles.list}>
              {passkeys.data.list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
              ))}
            </ul>
          )}
          {passkeys.data.list.length === 0 ? null : (
            <label className={styles.required}>
              <input
                type="checkbox"
                checked={passkeys.data.isRequired}
                onChange={({ target }) => setTask({ type: 'require', isRequired: target.checked })}
              />
              <span>
                <FormattedMessage
                  id="passkeys.require"
                  defaultMessage="Always ask for a passkey when I pay or withdraw"
                />
              </span>
            </label>
          )}
          {isOffered ? (
            <Button variant="secondary" wide onClick={() => setTask({ type: 'add' })}>
              <Fingerprint size={20} aria-hidden />
              <FormattedMessage id="passkeys.add" defaultMessage="Add a passkey" />
            </Button>
          ) : (
            <Callout tone="info">
              <FormattedMessage
                id="passkeys.unsupported"
                defaultMessage="This browser can’t use passkeys here."
              />
            </Callout>
          )}
          <PasskeySheet
            task={task}
            onDone={(changed) => {
              if (changed) passkeys.replace(changed)
              setTask(null)
            }}
          />
        </>
      ) : passkeys.state === 'loading' ? (
        <SkeletonGroup>
          <Skeleton shape="block" height={`${heightOf(userInfo?.passkeys?.count ?? 0)}px`} />
        </SkeletonGroup>
      ) : (
        <FailedState failure={passkeys.failure} onRetry={passkeys.retry} />
      )}
    </section>
  )
}

/** In pixels: a list of passkeys comes with a checkbox, and the button to add one is always there. */
function heightOf(passkeys: number): number {
  return passkeys === 0 ? 48 : 120 + passkeys * 64
}

function PasskeyRow({
  passkey,
  onTask,
}: {
  passkey: Passkey
  onTask: (task: PasskeyTask) => void
}) {
  const intl = useIntl()
  const { name } = passkey
  return (
    <li className={styles.row}>
      <Fingerprint size={22} className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.soft}>
          <FormattedMessage
            id="passkeys.added"
            defaultMessage="Added {date}"
            values={{ date: <Day key="added" value={passkey.createdAt} /> }}
          />
          {passkey.lastUsedAt === null ? null : (
            <>
              {' · '}
              <FormattedMessage
                id="passkeys.used"
                defaultMessage="last used {date}"
                values={{ date: <Day key="used" value={passkey.lastUsedAt} /> }}
              />
            </>
          )}
        </span>
      </span>
      <Button
        size="small"
        variant="quiet"
        aria-label={intl.formatMessage(
          { id: 'passkeys.rename', defaultMessage: 'Rename {name}' },
          { name },
        )}
        onClick={() => onTask({ type: 'rename', passkey })}
      >
        <Pencil size={20} aria-hidden />
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={intl.formatMessage(
          { id: 'passkeys.remove', defaultMessage: 'Remove {name}' },
          { name },
        )}
        onClick={() => onTask({ type: 'remove', passkey })}
      >
        <Trash2 size={20} aria-hidden />
      </Button>
    </li>
  )
}

function Day({ value }: { value: string }) {
  return (
    <time dateTime={value}>
      <FormattedDate value={value} dateStyle="medium" />
    </time>
  )
}
