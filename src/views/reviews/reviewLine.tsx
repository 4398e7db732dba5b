import { isolated } from '../../../contract/isolated.ts'
import { FormattedMessage } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { longest } from '../../../contract/limits.ts'
import type { OrderDetailLine } from '../../../contract/orderDetail.ts'
import type { PictureUploads } from '../pictures/usePictureUploads.ts'
import { AreaField, CheckField } from '../ui/field.tsx'
import type { FieldBinding } from '../ui/form.ts'
import { Panel } from '../ui/panel.tsx'
import { Picture } from '../ui/picture.tsx'
import { PictureField } from '../pictures/pictureField.tsx'
import { lineFields } from './reviewChecks.ts'
import styles from './reviewForm.module.css'
import { StarField } from './starField.tsx'

/** One line of the order: stars, text and pictures, or left for later. */
export function ReviewLine({
  line,
  isChoosable,
  wanted,
  rating,
  content,
  picturesError,
  uploads,
}: {
  line: OrderDetailLine
  /** The order has other lines, so this one may be left for later. */
  isChoosable: boolean
  wanted: FieldBinding<boolean>
  rating: FieldBinding<string>
  content: FieldBinding<string>
  picturesError: MessageDescriptor | undefined
  uploads: PictureUploads | undefined
}) {
  return (
    <Panel>
      <div className={styles.goods}>
        <Picture picture={line.picture} alt="" size={64} />
        <div>
          <h2>{line.title}</h2>
          {line.variant ? <p className={styles.soft}>{line.variant}</p> : null}
        </div>
      </div>
      {isChoosable ? (
        <CheckField
          label={
            <FormattedMessage
              id="review.wanted"
              defaultMessage="Review {title} now"
              values={{ title: isolated(line.title) }}
            />
          }
          field={wanted}
        />
      ) : null}
      {wanted.value ? (
        <>
          <StarField
            label={<FormattedMessage id="review.product" defaultMessage="Product" />}
            field={rating}
          />
          <AreaField
            label={<FormattedMessage id="review.content" defaultMessage="Your review" />}
            field={content}
            rows={4}
            maxLength={longest.review}
          />
          {uploads ? (
            <PictureField
              name={lineFields(line.lineId).pictures}
              label={<FormattedMessage id="review.pictures" defaultMessage="Pictures" />}
              optional
              uploads={uploads}
              error={picturesError}
            />
          ) : null}
        </>
      ) : null}
    </Panel>
  )
}
