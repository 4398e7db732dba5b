/** An address as a shopper types it. */
export const anAddress = {
  addressee: 'Noor Haddad',
  mobile: '+442079460000',
  country: 'GB',
  area: 'Leeds',
  postcode: 'LS1 4DY',
  detail: '5 Canal Wharf',
  tag: 'Home',
  isDefault: true,
} as const
