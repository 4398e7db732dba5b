import { FormattedMessage } from 'react-intl'
import type { Duty } from '../../../contract/duties.ts'

/** Says who pays duties and taxes at the border. */
export function DutyText({ duty }: { duty: Duty }) {
  return duty === 'included' || duty === 0 ? (
    <FormattedMessage id="duty.included" defaultMessage="No duties or taxes are due on delivery" />
  ) : (
    <FormattedMessage
      id="duty.estimated"
      defaultMessage="About {part, number, percent} duties and taxes are due on delivery"
      values={{ part: duty / 100 }}
    />
  )
}
