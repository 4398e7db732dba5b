import { FormattedMessage } from 'react-intl'
import { longest } from '../../../contract/limits.ts'
import type { SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '../../machines/checkoutMachine.ts'
import type { CheckoutActor } from './useCheckout.ts'
import { AreaField } from '../ui/field.tsx'
import { Fold } from '../ui/fold.tsx'

export function NotePanel({
  actor,
  snapshot,
}: {
  actor: CheckoutActor
  snapshot: SnapshotFrom<typeof checkoutMachine>
}) {
  return (
    <Fold
      title={<FormattedMessage id="checkout.addNote" defaultMessage="Add a note to the shop" />}
      filled={snapshot.context.note !== ''}
    >
      <AreaField
        label={<FormattedMessage id="checkout.note" defaultMessage="Note to the shop" />}
        optional
        rows={2}
        maxLength={longest.note}
        field={{
          name: 'note',
          value: snapshot.context.note,
          error: undefined,
          onChange: (note) => actor.send({ type: 'note.changed', note }),
          onBlur: () => {},
        }}
      />
    </Fold>
  )
}
