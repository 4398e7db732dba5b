import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'

const messages = defineMessages({
  shop: {
    id: 'site.description',
    defaultMessage: 'A cross-border shop with a wallet.',
  },
})

/** What a page that has no words of its own is about. */
export const siteDescription: MessageDescriptor = messages.shop
