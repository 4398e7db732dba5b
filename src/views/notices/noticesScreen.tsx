import { Bell, CheckCheck, Package, RotateCcw, Settings2, Wallet } from 'lucide-react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'wouter'
import { hrefs } from '../../routing/hrefs.ts'
import { useNotices, useReadNotices } from './useNotices.ts'
import type { Notice } from './useNotices.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/screenStates.tsx'
import { Panel } from '../ui/panel.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import { OrderName } from '../ui/orderName.tsx'
import { Picture } from '../ui/picture.tsx'
import { PullList } from '../shell/pullList.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { noticeText } from './noticeTexts.ts'
import styles from './noticesScreen.module.css'

export function Screen() {
  const intl = useIntl()
  const notices = useNotices()
  const reading = useReadNotices()
  const [newest] = notices.items
  const hasUnread = notices.items.some(({ read }) => !read)
  return (
    <RouteScreen
      right={
        <>
          {hasUnread && newest ? (
            <button
              type="button"
              className={styles.readAll}
              aria-label={intl.formatMessage({
                id: 'notices.readAll',
                defaultMessage: 'Mark all read',
              })}
              aria-disabled={reading.busy || undefined}
              onClick={() => reading.submit(newest.id)}
            >
              <CheckCheck size={22} aria-hidden />
            </button>
          ) : null}
          <Link
            href={hrefs.notificationSettings()}
            className={styles.readAll}
            aria-label={intl.formatMessage({
              id: 'title.notificationSettings',
              defaultMessage: 'Notification settings',
            })}
          >
            <Settings2 size={22} aria-hidden />
          </Link>
        </>
      }
    >
      <PullList list={notices} skeleton={<NoticesSkeleton />} empty={<NoNotices />}>
        <ul className={styles.list}>
          {notices.items.map((notice) => (
            <li key={notice.id}>
              <NoticeRow
                notice={notice}
                onOpen={() => (notice.read ? null : reading.submit(notice.id))}
              />
            </li>
          ))}
        </ul>
      </PullList>
    </RouteScreen>
  )
}

function NoticesSkeleton() {
  return (
    <SkeletonGroup>
      <Panel>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width="100%" height="44px" />
        ))}
      </Panel>
    </SkeletonGroup>
  )
}

function NoNotices() {
  return (
    <EmptyState
      icon={<Bell size={40} strokeWidth={1.5} />}
      title={<FormattedMessage id="notices.none" defaultMessage="No notifications yet" />}
      hint={
        <FormattedMessage
          id="notices.noneHint"
          defaultMessage="You hear from us here when a shop ships, refunds or replies."
        />
      }
      action={
        <ButtonLink href={hrefs.home()} variant="secondary">
          <FormattedMessage id="cart.browse" defaultMessage="Look around" />
        </ButtonLink>
      }
    />
  )
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { refundId, orderId } = notice
  const Icon = refundId !== null ? RotateCcw : orderId === null ? Wallet : Package
  const href = hrefOf(notice)
  const picture = (notice.order ?? notice.product)?.picture
  const content = (
    <>
      {picture ? (
        <Picture picture={picture} alt="" size={48} />
      ) : (
        <span className={styles.icon}>
          <Icon size={22} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.text}>
          <FormattedMessage {...noticeText(notice.kind)} />
        </span>
        {notice.reason ? <span className={styles.about}>{notice.reason}</span> : null}
        {notice.order ? <OrderName order={notice.order} className={styles.about} /> : null}
        {notice.product ? <span className={styles.about}>{notice.product.title}</span> : null}
        <time className={styles.when} dateTime={notice.at}>
          <FormattedDate value={notice.at} dateStyle="medium" timeStyle="short" />
        </time>
      </span>
      {notice.read ? null : (
        <span className={styles.dot}>
          <span className="visuallyHidden">
            <FormattedMessage id="notices.unread" defaultMessage="Unread" />
          </span>
        </span>
      )}
    </>
  )
  return href === null ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <Link
      href={href}
      className={styles.row}
      data-unread={notice.read ? undefined : true}
      onClick={onOpen}
    >
      {content}
    </Link>
  )
}

/** The screen that shows the change. Null where there is none. */
function hrefOf({
  kind,
  orderId,
  rechargeId,
  withdrawalId,
  skuId,
  product,
}: Notice): string | null {
  if (product && skuId) return hrefs.detail(product.id, undefined, { sku: skuId })
  if (orderId !== null) {
    return kind.startsWith('message.') ? hrefs.messages(orderId) : hrefs.orderInfo(orderId)
  }
  if (rechargeId) return hrefs.topUpRecord({ id: rechargeId })
  if (withdrawalId) return hrefs.depositRecord({ id: withdrawalId })
  return kind === 'balance.adjusted' ? hrefs.capitalRecord() : null
}
