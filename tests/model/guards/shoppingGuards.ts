import { cartMachine } from '../../../src/machines/cartMachine.ts'
import { checkoutMachine } from '../../../src/machines/checkoutMachine.ts'
import { passwordResetMachine } from '../../../src/machines/passwordResetMachine.ts'
import { savedItemsMachine } from '../../../src/machines/savedItemsMachine.ts'
import { sessionMachine } from '../../../src/machines/sessionMachine.ts'
import { guardWords } from '../support/guardWords.ts'

/** The conditions of cart, checkout and account. */
export const guards = [
  guardWords(cartMachine, {
    hasGuestLines: 'the browser stores lines that the server does not have',
    isAnswered: 'the server answered',
    isRefused: 'the server refused',
    hasEdits: 'changes wait to be sent',
    hasRoom: 'at most 99 pieces of the kind and 100 kinds are in the cart afterwards',
    hasLine: 'the kind is in the cart, and 1 to 99 pieces of it are wanted',
    hasGuestLine: 'the kind is in the guest’s cart, and 1 to 99 pieces of it are wanted',
    holdsForGuest: 'at least one of the lines is in the guest’s cart',
    hasLines: 'all of the lines are in the cart',
    hasRemoved: 'lines were removed, and can come back',
    hasReport: 'a report of changes is shown',
  }),
  guardWords(checkoutMachine, {
    hasOpened: 'lines and addresses were loaded',
    isQuoted: 'the server calculated the price',
    isPlaced: 'the server placed the order',
    isRefusedWithQuote: 'the server refused the order, and sent the new price',
    isRefused: 'the server refused the order',
    hasNothingToOrder: 'no line is selected',
    hasLineProblems: 'some line is sold out, no longer for sale, or not sent there',
    isSomethingLeft: 'some line is still available',
    hasNoAddress: 'the order has no delivery address',
    hasTypedNothing: 'neither note nor promo code were typed yet',
    hasOpenedWithAdded: 'the addresses were loaded, and the added one is among them',
    isAnotherCountry: 'it is another country than before',
    isKnownAddress: 'the address belongs to the shopper',
  }),
  guardWords(sessionMachine, {
    hasToken: 'the auth cookie has a token',
    isStart: 'the address is /',
    isClosedToGuest: 'a guest opens a screen that needs a login',
    isLoginOfShopper: 'a signed-in shopper opens the login screen',
    isSignedIn: 'the server accepted account and password, or the passkey',
    isCancelled: 'the browser’s dialog was closed or timed out',
    isUnsupported: 'the browser refuses to ask for a passkey',
    isInfoLoaded: 'the shopper’s information was loaded',
    isInfoRefused: 'the server refused, and did not merely fail to answer',
    isLoggedOut: 'the server deleted the token',
    isCurrentToken: 'the refused token is the one in use',
    isGone: 'another tab has no token any more',
    isAnotherToken: 'another tab has another token',
  }),
  guardWords(passwordResetMachine, {
    isSent: 'the server accepted the request for a code',
    isTooEarly: 'too many codes were asked for',
    isChanged: 'the server changed the password',
  }),
  guardWords(savedItemsMachine, {
    isGuest: 'nobody is signed in',
    isLoaded: 'the saved items were loaded',
    isSaved: 'the server saved it',
    isUnknown: 'the saved items are not known yet',
    hasEdits: 'items wait to be saved',
  }),
]
