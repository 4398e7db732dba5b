import { defineMessages } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { RecordsLink } from '../wallet/recordsLink.tsx'

const messages = defineMessages({
  record: { id: 'title.topUpRecord', defaultMessage: 'Recharge record' },
})

export function RechargeRecordsLink() {
  return <RecordsLink href={hrefs.topUpRecord()} label={messages.record} />
}
