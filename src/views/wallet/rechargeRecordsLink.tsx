import { defineMessages } from 'react-intl'
import { hrefs } from '../../routes.ts'
import { RecordsLink } from './recordsLink.tsx'

const messages = defineMessages({
  record: { id: 'title.topUpRecord', defaultMessage: 'Recharge record' },
})

export function RechargeRecordsLink() {
  return <RecordsLink href={hrefs.topUpRecord()} label={messages.record} />
}
