import { defineMessages } from 'react-intl'

/** What an address may be called at a tap. */
export const addressTags = defineMessages({
  home: { id: 'addressForm.tagHome', defaultMessage: 'Home' },
  work: { id: 'addressForm.tagWork', defaultMessage: 'Work' },
  family: { id: 'addressForm.tagFamily', defaultMessage: 'Family' },
})
