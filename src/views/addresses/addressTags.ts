import { defineMessages } from 'react-intl'

/** The suggested names of an address. */
export const addressTags = defineMessages({
  home: { id: 'addressForm.tagHome', defaultMessage: 'Home' },
  work: { id: 'addressForm.tagWork', defaultMessage: 'Work' },
  family: { id: 'addressForm.tagFamily', defaultMessage: 'Family' },
})
