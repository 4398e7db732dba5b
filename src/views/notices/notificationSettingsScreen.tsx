import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { isFixed, notificationWays } from '../../../contract/notificationSettings.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useSession } from '../session/useSession.tsx'
import { PullToRefresh } from '../shell/pullToRefresh.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { Callout } from '../ui/callout.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { topicTexts, wayTexts } from './notificationTexts.ts'
import styles from './notificationSettings.module.css'
import { PushPanel } from './pushPanel.tsx'
import { useChoice, useNotificationSettings } from './useNotificationSettings.ts'
import type {
  NotificationTopic,
  NotificationWay,
  SettingsResource,
} from './useNotificationSettings.ts'

/** What the shopper is notified of, and by which ways. */
export function Screen() {
  const settings = useNotificationSettings()
  const { userInfo } = useSession()
  const account = userInfo?.account
  return (
    <RouteScreen>
      <PullToRefresh onRefresh={settings.refresh}>
        <PanelStack narrow>
          {settings.state === 'filled' && account ? (
            <>
              <PushPanel account={account} settings={settings} />
              <Choices settings={settings} />
            </>
          ) : settings.state === 'loading' || settings.state === 'filled' ? (
            <SkeletonGroup>
              <Skeleton shape="block" height="160px" />
              <Skeleton shape="block" height="420px" />
            </SkeletonGroup>
          ) : (
            <FailedState failure={settings.failure} onRetry={settings.retry} />
          )}
        </PanelStack>
      </PullToRefresh>
    </RouteScreen>
  )
}

function Choices({ settings }: { settings: SettingsResource }) {
  return (
    <Panel
      title={
        <FormattedMessage
          id="notificationSettings.title"
          defaultMessage="What you are notified of"
        />
      }
    >
      {settings.data.hasMail ? null : (
        <Callout
          tone="info"
          action={
            <Link href={hrefs.profile()} className={styles.action}>
              <FormattedMessage id="notificationSettings.addMail" defaultMessage="Add an email" />
            </Link>
          }
        >
          <FormattedMessage
            id="notificationSettings.noMail"
            defaultMessage="Your account has no email address yet, so no mails are sent."
          />
        </Callout>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">
                <FormattedMessage id="notificationSettings.topic" defaultMessage="About" />
              </span>
            </th>
            {notificationWays.map((way) => (
              <th key={way} scope="col">
                <FormattedMessage {...wayTexts[way]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.data.topics.map(({ topic }) => (
            <tr key={topic}>
              <th scope="row">
                <FormattedMessage {...topicTexts[topic]} />
              </th>
              {notificationWays.map((way) => (
                <td key={way}>
                  <Choice settings={settings} topic={topic} way={way} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.soft}>
        <FormattedMessage
          id="notificationSettings.fixed"
          defaultMessage="In the app you always see what happens to your orders, money and account. Order and return confirmations, security mails and mailed codes are always sent."
        />
      </p>
    </Panel>
  )
}

function Choice({
  settings,
  topic,
  way,
}: {
  settings: SettingsResource
  topic: NotificationTopic
  way: NotificationWay
}) {
  const intl = useIntl()
  const { isOn, toggle } = useChoice(settings, { topic, way })
  const fixed = isFixed(topic, way)
  const names = {
    topic: intl.formatMessage(topicTexts[topic]),
    way: intl.formatMessage(wayTexts[way]),
  }
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={fixed}
        aria-label={
          fixed
            ? intl.formatMessage(
                { id: 'notificationSettings.always', defaultMessage: '{topic}: {way}, always on' },
                names,
              )
            : intl.formatMessage(
                { id: 'notificationSettings.choice', defaultMessage: '{topic}: {way}' },
                names,
              )
        }
        onChange={toggle}
      />
    </label>
  )
}
