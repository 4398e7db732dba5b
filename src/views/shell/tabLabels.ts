import { defineMessages } from 'react-intl'

/** The spec's labels of the four tabs. */
export const tabLabels = defineMessages({
  home: { id: 'tabs.home', defaultMessage: 'Home' },
  explore: { id: 'tabs.explore', defaultMessage: 'Explore' },
  cart: { id: 'tabs.cart', defaultMessage: 'Cart' },
  me: { id: 'tabs.me', defaultMessage: 'Me' },
})
