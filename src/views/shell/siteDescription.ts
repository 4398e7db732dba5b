import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'

const messages = defineMessages({
  shop: {
    id: 'site.description',
    defaultMessage: 'A cross-border shop with a wallet.',
  },
})

/** The description of pages that have none of their own. */
export const siteDescription: MessageDescriptor = messages.shop
