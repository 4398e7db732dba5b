import { FormattedMessage } from 'react-intl'
import type { SnapshotFrom } from 'xstate'
import type { reviewMachine } from '../../machines/reviewMachine.ts'
import type { OrderDetail } from '../../../contract/orderDetail.ts'
import { useAllPictureUploads } from '../pictures/usePictureUploads.ts'
import { reviewPicturesKey } from './useReview.ts'
import type { ReviewActor } from './useReview.ts'
import { Button } from '../ui/button.tsx'
import { FailureText } from '../ui/failureText.tsx'
import { useForm } from '../ui/form.ts'
import { Callout } from '../ui/callout.tsx'
import { Panel } from '../ui/panel.tsx'
import { checkReview, emptyReview, lineFields, reviewOf, wantedLines } from './reviewChecks.ts'
import type { ReviewFormValues } from './reviewChecks.ts'
import styles from './reviewForm.module.css'
import { ReviewLine } from './reviewLine.tsx'
import { StarField } from './starField.tsx'

export function ReviewForm({
  actor,
  snapshot,
  order,
}: {
  actor: ReviewActor
  snapshot: SnapshotFrom<typeof reviewMachine>
  order: OrderDetail
}) {
  const lines = order.lines.filter(({ reviewed }) => !reviewed)
  const lineIds = lines.map(({ lineId }) => lineId)
  const uploads = useAllPictureUploads(lineIds.map((id) => reviewPicturesKey(order.id, id)))
  const form = useForm<ReviewFormValues>({
    initial: emptyReview(lineIds),
    check: (values) =>
      checkReview(
        values,
        lineIds,
        lineIds.filter((_, index) => uploads[index]?.busy),
      ),
  })
  const field = (name: string) => ({
    ...form.field(name),
    value: String(form.values[name] ?? ''),
  })
  const { failure } = snapshot.context

  return (
    <form
      className={styles.form}
      noValidate
      onChange={() => actor.send({ type: 'values.edited' })}
      onSubmit={form.submit((values) =>
        actor.send({
          type: 'review.submitted',
          values: reviewOf(
            values,
            lineIds,
            (lineId) => uploads[lineIds.indexOf(lineId)]?.ids ?? [],
          ),
        }),
      )}
    >
      {lines.map((line, index) => {
        const names = lineFields(line.lineId)
        return (
          <ReviewLine
            key={line.lineId}
            line={line}
            isChoosable={lines.length > 1}
            wanted={{
              ...form.field(names.wanted),
              value: form.values[names.wanted] === true,
            }}
            rating={field(names.rating)}
            content={field(names.content)}
            picturesError={form.field(names.pictures).error}
            uploads={uploads[index]}
          />
        )
      })}
      <Panel title={<FormattedMessage id="review.around" defaultMessage="Rate the shop" />}>
        <StarField
          label={<FormattedMessage id="review.service" defaultMessage="Service" />}
          field={field('service')}
        />
        <StarField
          label={<FormattedMessage id="review.shipping" defaultMessage="Shipping" />}
          field={field('shipping')}
        />
      </Panel>
      {failure === null ? null : (
        <Callout tone="bad">
          <FailureText failure={failure} />
        </Callout>
      )}
      <Button
        type="submit"
        wide
        busy={snapshot.hasTag('busy')}
        disabled={wantedLines(form.values, lineIds).length === 0}
      >
        <FormattedMessage id="review.submit" defaultMessage="Submit review" />
      </Button>
    </form>
  )
}
