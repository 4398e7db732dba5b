import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { loadMoreOffsetPx } from '../../constants.ts'
import type { PagedList, PageOf } from '../actors/usePagedList.ts'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { FailureText } from '../ui/failureText.tsx'
import styles from './pullList.module.css'
import { PullToRefresh } from './pullToRefresh.tsx'

type ListState = Pick<
  PagedList<unknown, PageOf<unknown>>,
  'state' | 'more' | 'failure' | 'loadMore' | 'retry' | 'refresh'
>

/**
 * A paged list in all its states. Scrolling near the end of its rows (the children) loads more.
 * Rows and empty states can be pulled down to refresh.
 */
export function PullList({
  list,
  skeleton,
  empty,
  children,
}: {
  list: ListState
  skeleton: ReactNode
  empty: ReactNode
  children: ReactNode
}) {
  switch (list.state) {
    case 'loading':
      return skeleton
    case 'failed':
    case 'offline':
      return list.failure ? <FailedState failure={list.failure} onRetry={list.retry} /> : null
    case 'empty':
    case 'filled':
      return (
        <PullToRefresh onRefresh={list.refresh}>
          {list.state === 'empty' ? (
            empty
          ) : (
            <>
              {children}
              <ListFoot list={list} />
            </>
          )}
        </PullToRefresh>
      )
  }
}

function ListFoot({ list }: { list: ListState }) {
  const foot = useRef<HTMLDivElement>(null)
  const { more, loadMore } = list

  useEffect(() => {
    if (more !== 'ready' || foot.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore()
      },
      { rootMargin: `0px 0px ${loadMoreOffsetPx}px 0px` },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [more, loadMore])

  return (
    <div ref={foot} className={styles.foot} role="status">
      <FootContent list={list} />
    </div>
  )
}

function FootContent({ list }: { list: ListState }) {
  switch (list.more) {
    case 'ready':
      return null
    case 'loading':
      return <FormattedMessage id="pull.loading" defaultMessage="Loading…" />
    case 'ended':
      return <FormattedMessage id="pull.noMore" defaultMessage="No more" />
    case 'failed':
      return (
        <>
          {list.failure ? (
            <span>
              <FailureText failure={list.failure} />
            </span>
          ) : null}
          <Button variant="secondary" size="small" onClick={list.retry}>
            <FormattedMessage id="shared.retry" defaultMessage="Try again" />
          </Button>
        </>
      )
  }
}
