import { memo } from 'react'
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl'
import type { Review, ReviewPage } from '../../../contract/catalogue.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useReviews } from './useCatalogue.ts'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { Panel } from '../ui/panel.tsx'
import { Picture } from '../ui/picture.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './reviewsPanel.module.css'
import { ScoreText, Stars } from './scoreText.tsx'

/** Stays as it is while a variant is chosen. */
export const ReviewsPanel = memo(function ReviewsPanel({ productId }: { productId: number }) {
  const reviews = useReviews(productId)
  const { firstPage } = reviews
  return (
    <Panel
      title={<FormattedMessage id="reviews.title" defaultMessage="Reviews" />}
      end={firstPage ? <ScoreText score={firstPage.score} reviewCount={firstPage.total} /> : null}
    >
      {reviews.state === 'loading' ? (
        <SkeletonGroup>
          <Skeleton width="40%" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
        </SkeletonGroup>
      ) : null}
      {reviews.failure && reviews.items.length === 0 ? (
        <FailedState failure={reviews.failure} onRetry={reviews.retry} />
      ) : null}
      {reviews.state === 'empty' ? (
        <p className={styles.none}>
          <FormattedMessage
            id="reviews.none"
            defaultMessage="No reviews yet. Who buys it can write the first one."
          />
        </p>
      ) : null}
      {firstPage && firstPage.total > 0 ? <Distribution page={firstPage} /> : null}
      <ul className={styles.list}>
        {reviews.items.map((review) => (
          <li key={review.id}>
            <ReviewRow review={review} />
          </li>
        ))}
      </ul>
      {reviews.more === 'ended' || reviews.state !== 'filled' ? null : (
        <Button
          variant="secondary"
          busy={reviews.more === 'loading'}
          onClick={reviews.more === 'failed' ? reviews.retry : reviews.loadMore}
        >
          <FormattedMessage id="reviews.more" defaultMessage="More reviews" />
        </Button>
      )}
    </Panel>
  )
})

function Distribution({ page }: { page: ReviewPage }) {
  return (
    <dl className={styles.distribution}>
      {[5, 4, 3, 2, 1].map((stars) => (
        <div key={stars} className={styles.bar}>
          <dt>
            <FormattedMessage
              id="reviews.stars"
              defaultMessage="{stars, plural, one {# star} other {# stars}}"
              values={{ stars }}
            />
          </dt>
          <dd>
            <meter
              className={styles.meter}
              max={page.total}
              value={countOf(page, stars)}
              aria-hidden
            />
            <span className={styles.count}>
              <FormattedNumber value={countOf(page, stars)} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The page's counts begin with five stars. */
function countOf({ ratingCounts }: ReviewPage, stars: number): number {
  return ratingCounts[5 - stars] ?? 0
}

function ReviewRow({ review }: { review: Review }) {
  const isHydrated = useHydrated()
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <span className={styles.author}>{review.authorName}</span>
        <Stars stars={review.productRating} />
        <span className={styles.when}>
          <FormattedDate
            value={review.createdAt}
            dateStyle="medium"
            timeZone={isHydrated ? undefined : 'UTC'}
          />
        </span>
      </header>
      {review.variantLabel ? <p className={styles.when}>{review.variantLabel}</p> : null}
      <p className={styles.content}>{review.content}</p>
      {review.pictures.length > 0 ? (
        <div className={styles.pictures}>
          {review.pictures.map((picture) => (
            <Picture key={picture.small} picture={picture} alt="" size={72} />
          ))}
        </div>
      ) : null}
    </article>
  )
}
