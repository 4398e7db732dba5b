import { memo } from 'react'
import { FormattedDate, FormattedMessage, FormattedNumber } from 'react-intl'
import type { Review, ReviewPage } from '../../../contract/catalogue.ts'
import { platformLocales } from '../../../contract/locales.ts'
import { useHydrated } from '../actors/useHydrated.ts'
import { useReviews } from './useCatalogue.ts'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { Panel } from '../ui/panel.tsx'
import { PictureStrip } from './pictureStrip.tsx'
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx'
import styles from './reviewsPanel.module.css'
import { ScoreText, Stars } from './scoreText.tsx'
import { useLightbox } from './useLightbox.tsx'
import type { OpenLightbox } from './useLightbox.tsx'

/** Memoized: choosing a variant doesn't change it. */
export const ReviewsPanel = memo(function ReviewsPanel({
  productId,
  title,
}: {
  productId: number
  title: string
}) {
  const { open, lightbox } = useLightbox(title)
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
      <ReviewPictures reviews={reviews.items} onEnlarge={open} />
      <ul className={styles.list}>
        {reviews.items.map((review) => (
          <li key={review.id}>
            <ReviewRow review={review} onEnlarge={open} />
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
      {lightbox}
    </Panel>
  )
})

/** The pictures of all loaded reviews, for the lightbox. */
function ReviewPictures({
  reviews,
  onEnlarge,
}: {
  reviews: readonly Review[]
  onEnlarge: OpenLightbox
}) {
  const pictures = reviews.flatMap((review) => review.pictures)
  if (reviews.filter((review) => review.pictures.length > 0).length < 2) return null
  return <PictureStrip pictures={pictures} size={96} onEnlarge={onEnlarge} />
}

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

/** The page's counts start with five stars. */
function countOf({ ratingCounts }: ReviewPage, stars: number): number {
  return ratingCounts[5 - stars] ?? 0
}

function ReviewRow({ review, onEnlarge }: { review: Review; onEnlarge: OpenLightbox }) {
  const isHydrated = useHydrated()
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <span className={styles.author}>
          {review.authorName === '' ? (
            <FormattedMessage id="reviews.former" defaultMessage="Former shopper" />
          ) : (
            review.authorName
          )}
        </span>
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
      <p
        className={styles.content}
        dir="auto"
        lang={review.lang === null ? undefined : platformLocales[review.lang].htmlLang}
      >
        {review.content}
      </p>
      {review.pictures.length > 0 ? (
        <PictureStrip pictures={review.pictures} size={72} onEnlarge={onEnlarge} />
      ) : null}
    </article>
  )
}
