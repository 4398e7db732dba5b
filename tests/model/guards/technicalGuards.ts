import { confirmationMachine } from '../../../src/machines/confirmationMachine.ts'
import { connectionMachine } from '../../../src/machines/connectionMachine.ts'
import { languageMachine } from '../../../src/machines/languageMachine.ts'
import { liveMachine } from '../../../src/machines/liveMachine.ts'
import { pagedListMachine } from '../../../src/machines/pagedListMachine.ts'
import { pullToRefreshMachine } from '../../../src/machines/pullToRefreshMachine.ts'
import { pushMachine } from '../../../src/machines/pushMachine.ts'
import { resourceMachine } from '../../../src/machines/resourceMachine.ts'
import { submissionMachine } from '../../../src/machines/submissionMachine.ts'
import { uploadsMachine } from '../../../src/machines/uploadsMachine.ts'
import { guardWords } from '../support/guardWords.ts'

/** The conditions of what every screen shares. */
export const guards = [
  guardWords(confirmationMachine, { isDone: 'the server did it' }),
  guardWords(connectionMachine, {
    isOnline: 'the device reports a connection',
    isDeviceOnline: 'the device is online',
  }),
  guardWords(languageMachine, {
    isAnother: 'it is another language than the one shown',
    isNeitherWantedNorChosen:
      'it is another language than the one loading, and the shopper did not choose that one',
    isNothingShown: 'no language is shown yet',
    isWantedByShopper: 'the shopper chose the language',
    isWantedByAccount: 'the account has the language',
    isSaved: 'the account accepted it',
  }),
  guardWords(liveMachine, {
    isFirst: 'it is the first stream of the page',
    isHidden: 'the page is hidden',
  }),
  guardWords(pagedListMachine, {
    isFailed: 'the page could not be loaded',
    isOffline: 'the device is offline',
    isEmpty: 'the page has no entries',
    isLastPage: 'no page follows',
    hadNothing: 'no entry was shown before',
    hadEverything: 'all pages were shown before',
  }),
  guardWords(pullToRefreshMachine, {
    isFarEnough: 'the finger pulled far enough',
    isRefreshed: 'the screen was read again',
  }),
  guardWords(pushMachine, {
    isOn: 'this device is subscribed',
    isUnasked: 'this device is not subscribed, and the shopper was never asked here',
    isOff: 'this device is not subscribed',
    isDenied: 'the browser blocks notifications',
    isDismissed: 'the shopper closed the browser’s question',
    needsHomeScreen: 'an iPhone shows the shop in a tab, not from the home screen',
    isUnsupported: 'the browser or the server can’t do it',
  }),
  guardWords(resourceMachine, {
    isLoaded: 'it was loaded',
    isOffline: 'the device is offline',
  }),
  guardWords(submissionMachine, { isAccepted: 'the server accepted the form' }),
  guardWords(uploadsMachine, {
    isSomeWaiting: 'a picture waits',
    isOnItsWay: 'it is the picture being uploaded',
    isOverTheMost: 'there are more pictures than there is room for',
    hasFailed: 'its upload failed',
  }),
]
