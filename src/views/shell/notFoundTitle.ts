import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'

const messages = defineMessages({
  title: { id: 'title.notFound', defaultMessage: 'Page not found' },
})

export const notFoundTitle: MessageDescriptor = messages.title
