import { alwaysThere, type Reasons } from './reasons.ts'

/** Of bindings and views. */
export const ofApp: Reasons = {
  [alwaysThere]: [
    'actors/usePagedList, constant changed, showsFirstPageOnly: 0 → 1',
    "language/useLanguage, constant changed, useLanguage.shown: 'en' → 'en?'",
    "payment/usePaymentCode, constant changed, createPaymentCode.machine.actions.tellProven.proof: '' → '?'",
    "pictures/usePictureUploads, constant changed, createPictureUploads.machine.actions.forgetFiles: '' → '?'",
    "pictures/usePictureUploads, constant changed, stateOf.pictures.preview: '' → '?'",
  ],
  'it is only said where they differ': [
    'checkout/attemptRefusal, comparison by one, TotalChange.change.direction: totalCents > beforeCents → totalCents >= beforeCents',
    'ui/goodsLine, comparison by one, GoodsLine.direction: unitPriceCents > formerPriceCents → unitPriceCents >= formerPriceCents',
  ],
  'the app has the texts of every language that the contract knows, so that none is ever unopened':
    [
      'language/languageChoice, fact dropped, Choice: isReady ? null : ( <span className= … Message="Not Yet Open" /> </span> ) → null',
    ],
  'the books know no transfer of nothing': [
    'bills/billRow, comparison by one, EntryContent.isIn: entry.amountCents > 0 → entry.amountCents >= 0',
  ],
  'what a read that was given up would still answer is dropped either way; it is only not broken off':
    [
      'cart/useCart, field dropped, createCart.machine.actors.loadCart: signal',
      'cart/useGuestCart, field dropped, useGuestCart.goods: signal',
      'catalogue/useCatalogue, field dropped, prefetchProduct: signal',
      'catalogue/useViewed, field dropped, useViewed: signal',
      'checkout/useCheckout, field dropped, open: signal',
      'checkout/useCheckout, field dropped, itemsOf: signal',
      'favourites/useSavedItems, field dropped, load.savedItems: signal',
      'orders/useOrder, field dropped, prefetchOrder: signal',
      'refunds/useRefundRequest, field dropped, open.order: signal',
      'reviews/useReview, field dropped, open.order: signal',
    ],
  'the name only has to be another than what else is kept, which it is either way': [
    "cart/useGuestCart, constant changed, useGuestCart.goods: 'guestCart' → 'guestCart?'",
    "cart/useGuestCart, constant changed, useGuestCart.goods: ',' → ',?'",
    "checkout/useCheckout, constant changed, useCheckout.actor: 'checkout' → 'checkout?'",
    'favourites/useSavedItems, condition negated, useSavedItem.actor: loggedIn → !(loggedIn)',
    "favourites/useSavedItems, constant changed, useSavedItem.actor: 'all' → 'all?'",
    "favourites/useSavedItems, constant changed, useSavedItem.actor: 'guest' → 'guest?'",
    "favourites/useSavedItems, constant changed, useSavedItem.actor: 'savedItems' → 'savedItems?'",
    "favourites/useSavedItems, constant changed, useSavedItem.actor: 'shopper' → 'shopper?'",
    "recharge/useRecharge, constant changed, evidenceKey: 'recharges' → 'recharges?'",
    "orders/useOrder, constant changed, useOrderAction.actor: 'action' → 'action?'",
    "orders/useOrder, constant changed, useOrderAction.actor: 'orders' → 'orders?'",
    'pictures/usePictureUploads, constant changed, choose.keys: 1 → 2',
    'pictures/usePictureUploads, constant changed, chosenSoFar: 0 → 1',
    "refunds/useRefundRequest, constant changed, refundPicturesKey: 'refunds' → 'refunds?'",
    "refunds/useRefundRequest, constant changed, useRefundRequest.actor: 'refunds' → 'refunds?'",
    "refunds/useRefundRequest, constant changed, useRefundRequest.actor: 'request' → 'request?'",
    "reviews/useReview, constant changed, useReview.actor: 'inHand' → 'inHand?'",
    "reviews/useReview, constant changed, useReview.actor: 'reviews' → 'reviews?'",
  ],
  'it only says to look again, for which any number does that is another than the one before': [
    'pictures/usePictureUploads, constant changed, useAllPictureUploads: 0 → 1',
    'pictures/usePictureUploads, constant changed, useAllPictureUploads: 1 → 2',
    'pictures/usePictureUploads, sum turned, useAllPictureUploads: times + 1 → times - 1',
  ],
  'what it hears once it has ended is passed on to nobody': [
    'withdrawal/useWithdrawal, effect dropped, askForCode: hearing.unsubscribe()',
  ],
  'what is no object has no owner, and what is nothing at all cannot be taken apart, which is caught':
    [
      "services/checkoutDraft, guard dropped, readCheckoutDraft: if (typeof stored !== 'object' || stored === null) return null",
      "services/checkoutDraft, and for or, readCheckoutDraft: typeof stored !== 'object' || stored === null → typeof stored !== 'object' && stored === null",
    ],
  'a moment of the day differs by a thousandth of a second, in which nobody looks': [
    'orders/arrival, comparison by one, useArrival: Date.parse(arrivesBy) > now → Date.parse(arrivesBy) >= now',
    'withdrawal/useWithdrawal, constant changed, quote.quotedForMs: 0 → 1',
  ],
  'what cannot be read counts as none, too': [
    "services/checkoutDraft, constant changed, readCheckoutDraft.stored: 'null' → 'null?'",
    "services/guestCart, constant changed, readGuestLines.stored: '[]' → '[]?'",
    "services/http, constant changed, openBody.text: '' → '?'",
    "services/searchHistory, constant changed, readSearches.stored: '[]' → '[]?'",
    "services/viewedProducts, constant changed, readViewed.stored: '[]' → '[]?'",
  ],
  'what is no object has no variant, and what is nothing at all cannot be taken apart, which is caught':
    [
      "services/guestCart, guard dropped, isStoredLine: if (typeof value !== 'object' || value === null) return false",
      "services/guestCart, and for or, isStoredLine: typeof value !== 'object' || value === null → typeof value !== 'object' && value === null",
    ],
  'an empty draft is forgotten, whoever it is of': [
    "services/checkoutDraft, constant changed, forgetCheckoutDraft: '' → '?'",
  ],
  'where there are no answers none is looked for': [
    "services/firstData, constant changed, takeFirstAnswer.key: '' → '?'",
  ],
  'what is no known reason is none, whatever word stands for it': [
    "services/http, constant changed, anyAnswer.reason: '' → '?'",
  ],
  'a call that sends something has a body': ["services/http, constant changed, callApi: '' → '?'"],
  'what it would break off has ended by then': [
    'services/http, effect dropped, exchange: clearTimeout(timer)',
  ],
  'a sum that is wished for is a cent at least': [
    'recharge/useRechargeForm, constant changed, useRechargeForm.amountOf: 0 → 1',
  ],
  'the pictures themselves are counted; the value stands for their name in the form': [
    "recharge/useRechargeForm, constant changed, useRechargeForm.form.initial.evidence: '' → '?'",
  ],
  'whether one may stay at a place is told by its path alone; the types ask for the rest': [
    "session/useSession, constant changed, useSession.isOpen.search: '' → '?'",
  ],
  'it is set as the app starts, before the first call': [
    "services/httpConfiguration, constant changed, configuration.baseURL: '' → '?'",
    "services/httpConfiguration, constant changed, configuration.getLang: 'en' → 'en?'",
  ],
  'a byte has one letter at least, so that one is filled in at most': [
    "services/idempotencyKeys, constant changed, newKey: '0' → '0?'",
  ],
  'something always has the focus, be it the page': [
    'ui/useAfterPaint, constant changed, isByKey: false → true',
  ],
  'it is looked at only while something is asked for, and asking for it sets it first': [
    'ui/useAfterPaint, constant changed, useAfterPaint: false → true (2)',
  ],
  'nobody reads the number: that it is another than before makes the view render again': [
    'actors/useStoredActor, constant changed, useStoredActor: 0 → 1',
    'actors/useStoredActor, constant changed, useStoredActor: 1 → 2',
    'actors/useStoredActor, sum turned, useStoredActor: times + 1 → times - 1',
  ],
}
