import { Star } from 'lucide-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { FieldBinding } from '../ui/form.ts'
import styles from './starField.module.css'

/** One to five stars as radio buttons, so that the arrow keys move between them. */
export function StarField({ label, field }: { label: ReactNode; field: FieldBinding<string> }) {
  const errorId = useId()
  const given = Number(field.value)
  return (
    <fieldset className={styles.field} aria-describedby={field.error ? errorId : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={styles.star} data-on={stars <= given || undefined}>
            <input
              type="radio"
              className={styles.input}
              name={field.name}
              value={stars}
              checked={stars === given}
              onChange={() => field.onChange(String(stars))}
              onBlur={({ relatedTarget }) => {
                if (!isSameField(relatedTarget, field.name)) field.onBlur(relatedTarget)
              }}
            />
            <Star
              size={28}
              strokeWidth={1.5}
              fill={stars <= given ? 'currentColor' : 'none'}
              aria-hidden
            />
            <span className="visuallyHidden">
              <FormattedMessage
                id="reviews.stars"
                defaultMessage="{stars, plural, one {# star} other {# stars}}"
                values={{ stars }}
              />
            </span>
          </label>
        ))}
      </div>
      <div className={styles.note}>
        {field.error ? (
          <p id={errorId} className={styles.error} role="alert">
            <FormattedMessage {...field.error} />
          </p>
        ) : null}
      </div>
    </fieldset>
  )
}

function isSameField(element: EventTarget | null, name: string): boolean {
  return element instanceof HTMLInputElement && element.name === name
}
