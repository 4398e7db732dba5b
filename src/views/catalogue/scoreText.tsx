import { Star } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import styles from './scoreText.module.css'

/** A score with its star. Renders nothing before the first review. */
export function ScoreText({ score, reviewCount }: { score: number; reviewCount: number }) {
  const intl = useIntl()
  if (reviewCount === 0) return null
  const shown = intl.formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <span className={styles.score}>
      <Star size={12} fill="currentColor" className={styles.star} aria-hidden />
      <span aria-hidden>{shown}</span>
      <span className="visuallyHidden">
        <FormattedMessage
          id="catalogue.scoreOf"
          defaultMessage="{score} out of 5"
          values={{ score: shown }}
        />
      </span>
    </span>
  )
}

/** The stars of a single rating, one to five. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.score}>
      {Array.from({ length: 5 }, (_, index) => (
        <Star
          key={index}
          size={14}
          className={styles.star}
          fill={index < stars ? 'currentColor' : 'none'}
          aria-hidden
        />
      ))}
      <span className="visuallyHidden">
        <FormattedMessage
          id="catalogue.starsOf"
          defaultMessage="{stars, number} out of 5 stars"
          values={{ stars }}
        />
      </span>
    </span>
  )
}
