import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { loadMoreOffsetPx } from '../../constants.ts'
import type { PagedList, PageOf } from '../bindings/usePagedList.ts'
import { Button } from '../shared/button.tsx'
import { FailureText } from '../shared/failureText.tsx'
import styles from './pullList.module.css'
import { PullToRefresh } from './pullToRefresh.tsx'

type ListState = Pick<
  PagedList<unknown, PageOf<unknown>>,
  'more' | 'refreshing' | 'failure' | 'loadMore' | 'retry' | 'refresh'
>

/** The rows of a paged list: pulled down to refresh, and longer as one scrolls near its end. */
export function PullList({ list, children }: { list: ListState; children: ReactNode }) {
  return (
    <PullToRefresh refreshing={list.refreshing} onRefresh={list.refresh}>
      {children}
      <ListFoot list={list} />
    </PullToRefresh>
  )
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
