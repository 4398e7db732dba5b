import { defineMessages } from 'react-intl'

/** The texts that the server embeds for browsers that can't run the app. */
export const oldBrowserMessages = defineMessages({
  tooOld: {
    id: 'site.oldBrowser',
    defaultMessage:
      'This browser is too old to shop with. You can look around; to sign in and buy, please update it or use a newer one: Chrome 109, Edge 121, Firefox 115, Safari 16.4 or later.',
  },
  noScript: {
    id: 'site.noScript',
    defaultMessage:
      'JavaScript is switched off. You can look around; to sign in and buy, please switch it on.',
  },
})
