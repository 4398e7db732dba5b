/** Why no test can notice them: nothing a shopper or the shop could see would change. */
const why: Readonly<Record<string, readonly string[]>> = {
  'looking leads on to quoting, as there are lines to price': [
    "checkout, transition retargeted, quotingFailed on connection.restored → 'looking'",
  ],
  'the record is as it was, so judging it leads back to waiting': [
    "rechargeAudit, transition retargeted, auditing.looking done [2] → '#rechargeAudit.judging'",
    "withdrawalAudit, transition retargeted, auditing.looking done [1] → '#withdrawalAudit.judging'",
  ],
  'with edits to send it is left at once for the state that sends them': [
    "savedItems, transition retargeted, shopper.unloaded at once → 'resting'",
  ],
  'every arrow into it names the state inside, so it never begins by itself': [
    "cart, initial state changed, signedIn: 'loading' → 'mergeFailed'",
    "checkout, initial state changed, open: 'ready' → 'blockedByLines'",
    "order, initial state changed, afterSale: 'applying' → 'refunded'",
    "order, initial state changed, paid: 'waitingForDelivery' → 'received'",
    "pagedList, initial state changed, filled: 'ready' → 'loadingMore'",
    "paymentCode, initial state changed, asking: 'entering' → 'forgotten'",
    "recharge, initial state changed, preparing.filling: 'byCard' → 'onChain'",
  ],
  'it is only gone back to from where it was left, so it always has something to remember': [
    'order, history changed, paid.before: default target',
    'recharge, history changed, preparing.filling.last: default target',
  ],
  'what it remembers has no states below': [
    "order, history changed, paid.before: 'shallow' → 'deep'",
    "recharge, history changed, preparing.filling.last: 'deep'",
    "withdrawal, history changed, preparing.filling.last: 'deep'",
  ],
  'leaving sets the distance back before the pull sets it again, and nothing is seen between': [
    'pullToRefresh, reenter flipped, pulling on content.pulled',
  ],
  'the state around begins nothing, and the one aimed at begins anew either way': [
    'refundRequest, reenter flipped, filling on lines.chosen [1]',
    'resource, reenter flipped, filled on refresh.requested',
  ],
  'what an action does not give is kept, and here it would give the same': [
    'checkout, field dropped, addressesOf: addedAddressId (2)',
    'checkout, field dropped, quoteOf: promoCode',
    'checkout, field dropped, quoteOf: promoCode (2)',
    'checkout, field dropped, quoteOf: refusedPromo',
    'pagedList, field dropped, pagedListMachine.actions.appendPage: ...context',
    'pagedList, field dropped, pagedListMachine.actions.keepFirstPage: ...context',
    'resource, field dropped, resourceMachine.actions.keepOutcome: data (2)',
    'savedItems, field dropped, applied: productIds (2)',
    'savedItems, field dropped, applied: shopIds',
  ],
  'it is so already whenever this happens': [
    'language, field dropped, languageMachine.actions.showSourceTexts: messages',
    'passwordReset, field dropped, passwordResetMachine.actions.forgetEverything: expiresAt',
    'passwordReset, field dropped, passwordResetMachine.actions.forgetEverything: failure',
    'passwordReset, field dropped, passwordResetMachine.actions.forgetEverything: resendAt',
    'passwordReset, field dropped, passwordResetMachine.actions.forgetEverything: waitMs',
    'recharge, field dropped, rechargeMachine.actions.keepNetwork: failure',
    'session, field dropped, sessionMachine.actions.keepSignIn: failure',
    'session, field dropped, sessionMachine.actions.keepSignIn: userInfo',
    'withdrawal, field dropped, withdrawalMachine.actions.startOver: failure',
    'withdrawalAudit, field dropped, withdrawalAuditMachine.actions.keepRecord: failure',
  ],
  'stands for a value that is always there by then; the types ask for it': [
    'actors/usePagedList, constant changed, showsFirstPageOnly: 0 → 1',
    'checkout, constant changed, checkoutMachine.placing.invoke.input.addressId: 0 → 1',
    'checkout, constant changed, checkoutMachine.placing.invoke.input.totalCents: 0 → 1',
    "language/useLanguage, constant changed, useLanguage.shown: 'en' → 'en?'",
    "language, constant changed, languageMachine.saving.invoke.onDone.actions.params.failure.type: 'unexpected' → 'unexpected?'",
    'language, field dropped, languageMachine.saving.invoke.onDone.actions.params.failure: type',
    'order, constant changed, dueCents: 0 → 1',
    'order, constant changed, isFairAnswer: 0 → 1 (2)',
    'order, constant changed, momentOf: 0 → 1',
    'order, constant changed, orderMachine.actions.restockPieces.stock.restockedPieces: 0 → 1',
    'order, constant changed, orderMachine.actions.sendPieces.pieces: 0 → 1',
    "passwordReset, constant changed, passwordResetMachine.codeSent.form.resetting.invoke.input.code: '' → '?'",
    "passwordReset, constant changed, passwordResetMachine.codeSent.form.resetting.invoke.input.password: '' → '?'",
    "payment/usePaymentCode, constant changed, createPaymentCode.machine.actions.tellProven.proof: '' → '?'",
    "refundRequest, constant changed, refundRequestMachine.guards.isOrderElsewhere: '' → '?'",
    "session, constant changed, sessionMachine.registering.invoke.input.account: '' → '?'",
    "session, constant changed, sessionMachine.registering.invoke.input.password: '' → '?'",
    "session, constant changed, sessionMachine.signingIn.invoke.input.account: '' → '?'",
    "session, constant changed, sessionMachine.signingIn.invoke.input.password: '' → '?'",
    'session, field dropped, sessionMachine.registering.invoke.input: account',
    'session, field dropped, sessionMachine.registering.invoke.input: password',
    'session, field dropped, sessionMachine.signingIn.invoke.input: account',
    'session, field dropped, sessionMachine.signingIn.invoke.input: password',
    "uploads, constant changed, uploadsMachine.uploading.invoke.input.key: '' → '?'",
    "pictures/usePictureUploads, constant changed, createPictureUploads.machine.actions.forgetFiles: '' → '?'",
    "pictures/usePictureUploads, constant changed, stateOf.pictures.preview: '' → '?'",
    'withdrawal, constant changed, withdrawalMachine.submitting.invoke.input.quoteId: 0 → 1',
    'refunds/annulOrder, constant changed, writeLines.amountCents: 0 → 1',
    'refunds/applyRefund, constant changed, writeRequest.asked.amountCents: 0 → 1',
    'refunds/approveRefund, constant changed, keepOffer.lines.cents: 0 → 1',
  ],
  'the arrow that leads here is only taken otherwise; the types ask for the question': [
    "cart, guard dropped, cartMachine.actions.confirmEdit: if (output.type === 'failed') return {}",
  ],
  'equal moments were told apart in the line before': [
    'cart, comparison by one, byAddition: one.addedAt < other.addedAt → one.addedAt <= other.addedAt',
  ],
  'only the sign of it orders': [
    'cart, constant changed, byAddition: 1 → 2',
    'cart, constant changed, byAddition: 1 → 2 (2)',
  ],
  'where the two are equal, an arrow before it was taken': [
    'codeLock, comparison by one, codeLockMachine.guards.isPastFifth: wrongCodes > locks[0].wrong → wrongCodes >= locks[0].wrong',
    'codeLock, comparison by one, codeLockMachine.guards.isPastTenth: wrongCodes > locks[1].wrong → wrongCodes >= locks[1].wrong',
    'order, comparison by one, orderMachine.guards.isNothingUnsent: leftAfterwards(context) > 0 → leftAfterwards(context) >= 0',
    'order, comparison by one, orderMachine.guards.isWithinRevenue: dueCents(context) < context.money.revenueCents → dueCents(context) <= context.money.revenueCents',
    'order, comparison by one, orderMachine.guards.isWithinTrust: dueCents(context) < context.money.inTrustCents → dueCents(context) <= context.money.inTrustCents',
  ],
  'nothing left at all was asked just before it': [
    'order, comparison by one, isNothingLeft: leftCents > 0 → leftCents >= 0',
  ],
  'the two never hold at once: what is not sent is held in trust, and the first of them is not taken there':
    ['order, transitions swapped, afterSale.refunding on refund.settled [2] and the next'],
  'the two never hold at once: the money is in trust or the shop’s': [
    'order, transitions swapped, afterSale.refunding on refund.settled [4] and the next',
  ],
  'the two never hold at once: the goods are to come back, or not': [
    'refund, transitions swapped, applying on refund.approved [1] and the next',
  ],
  'the two never hold at once: a refusal has one reason': [
    'refundRequest, transitions swapped, submitting done [2] and the next',
  ],
  'the two never hold at once: one token is gone, the other is another': [
    'session, transitions swapped,  on session.changedElsewhere [1] and the next',
  ],
  'the chart always lets it happen from there, so that it is never refused': [
    "orderSelectors, constant changed, shopperActions: 'deadlinePassed' → 'deadlinePassed?' (2)",
    "orderSelectors, constant changed, shopperActions: 'deadlinePassed' → 'deadlinePassed?' (3)",
  ],
  'the chart is only asked whether it may happen, which any carrier and number answer': [
    "orderSelectors, constant changed, shopperActions.sendBack.carrier: '-' → '-?'",
    "orderSelectors, constant changed, shopperActions.sendBack.trackingNumber: '-' → '-?'",
  ],
  'a group has a line, which has the name': [
    "cartSelectors, constant changed, groupByShop.shopName: '' → '?'",
  ],
  'what is no name has one inside': ["orderSelectors, constant changed, stateNameIn: '' → '?'"],
  'what no phase matches is resting, too': [
    "pullSelectors, constant changed, phases: 'resting' → 'resting?'",
  ],
  'one of the phases always matches': [
    "pullSelectors, constant changed, pullPhase: 'resting' → 'resting?'",
  ],
  'what is in stock comes first, and wins where both keep as much': [
    'variantSelectors, constant changed, withValue.kept: 0 → 1 (2)',
  ],
  'no guard of it asks when; the event tells it to who keeps it': [
    'orderSelectors, field dropped, shopperActions.review: at',
    'orderSelectors, field dropped, shopperActions: at (2)',
    'orderSelectors, field dropped, shopperActions: at (3)',
  ],
  'whether the pieces were sent, which is said beside it, decides alone': [
    'orderSelectors, field dropped, smallestRefund.request: withReturn',
  ],
  'of nothing chosen nothing can be asked for, as the sum is held against it': [
    'order, comparison by one, isWithinRefundable: chosen.length > 0 → chosen.length >= 0',
  ],
  'a depth alone makes it a history': ['order, history changed, paid.before: forgets'],
  'the longest wait is reached long before': [
    'live, constant changed, liveMachine.delays.backOff: 10 → 11',
  ],
  'the first state sets both as it is entered': [
    'live, constant changed, liveMachine.context.tries: 0 → 1',
    'live, fields swapped, liveMachine.context: since and tries',
  ],
  'there are as many shares as lines they are split over': [
    'refunds/approveRefund, constant changed, keepOffer.lines.cents: 0 → 1',
  ],
  'only a stream that failed says none, and nothing is written to that': [
    'notices/openStream, constant changed, openStream.start.write: 0 → 1',
  ],
  'a proof that was spent is good for nothing, kept or not, and is swept soon': [
    'paymentCode/forgetPayCode, guard dropped, forgetPayCode: isNull(payProofs.usedAt)',
  ],
  'it is set before it is ever looked at': [
    'notices/openStream, constant changed, openStream.readAgain: false → true',
  ],
  'a stored code that lacks a piece is nobody’s, whatever word stands for it': [
    "paymentCode/payCodeMac, constant changed, isPayCodeOfMac: '' → '?'",
    "paymentCode/payCodeMac, constant changed, isPayCodeOfMac: '' → '?' (2)",
  ],
  'a device without a name or a mark is unknown, whatever word stands for it': [
    "session/knownDevice, constant changed, knownDevice: '' → '?'",
    "session/knownDevice, constant changed, knownDevice: '' → '?' (2)",
  ],
  'where both are the same moment, either of them is it': [
    'checkout/setPromo, comparison by one, endPromo.startsAt: row.startsAt < now → row.startsAt <= now',
  ],
  'none is missing, so that it asks once more and for none': [
    'orders/readOrderFaces, guard dropped, readOrderFaces: if (missing.size === 0) return faces',
  ],
  'it is only said where they differ': [
    'checkout/attemptRefusal, comparison by one, TotalChange.direction: totalCents > beforeCents → totalCents >= beforeCents',
    'ui/goodsLine, comparison by one, GoodsLine.direction: unitPriceCents > formerPriceCents → unitPriceCents >= formerPriceCents',
  ],
  'the app has the texts of every language that the contract knows, so that none is ever unopened':
    [
      'language/languageChoice, fact dropped, Choice: isReady ? null : ( <span className= … Message="Not Yet Open" /> </span> ) → null',
    ],
  'the books know no transfer of nothing': [
    'bills/billRow, comparison by one, EntryContent.isIn: entry.amountCents > 0 → entry.amountCents >= 0',
  ],
  'nothing shared among no lines is nothing': [
    'checkout/priceItems, comparison by one, priceItems.discounts: orderable.length > 0 → orderable.length >= 0',
  ],
  'a stored code has its shopper or a salt of its own in it, so that no other row holds the same': [
    'paymentCode/checkPayCode, guard dropped, storeAsNew.replaced: eq(users.id, ctx.userId),',
  ],
  'somebody else’s deadline makes it look for own ones once more, and find none': [
    'orders/dueOrders, guard dropped, isAnyDue.isThere: isOwn,',
  ],
  'what was asked for was held against what is left, and no other request comes between': [
    'refunds/settleRefund, sum turned, settleRefund.change.maxAmountCents: order.totalCents - order.refundedCents → order.totalCents + order.refundedCents',
  ],
  'neither holds a byte once it is decoded': [
    "paymentCode/payCodeKeys, constant changed, bytesOf.bytes: '' → '?' (2)",
  ],
  'an account has three letters at least': [
    'reviews/addReview, comparison by one, authorNameOf: letters.length > 1 → letters.length >= 1',
  ],
  'any number does that no other lock of the database has': [
    'paymentCode/openPayCodeKeys, constant changed, startLock: 4_207_812 → 4207813',
  ],
  'it asks whether there is a row, whatever the row holds': [
    'orders/dueOrders, constant changed, isAnyDue.isThere: `exists (select 1 from ${ → `exists (select 2 from ${',
    'refunds/changeRefund, constant changed, moveRefund.isMoved: `exists (select 1 from request)` → `exists (select 2 from request)`',
  ],
  'it stands for the one row of the statement, and nobody reads what is in it': [
    'notices/countNotices, constant changed, select: `(values (1)) as one` → `(values (2)) as one`',
    'orders/orderParts, constant changed, selectParts: `(values (1)) as one` → `(values (2)) as one`',
  ],
  'what is told sets it before anything asks for it': [
    'notices/openStream, constant changed, openStream.readAgain: false → true',
  ],
  'a stream says how many bytes a reader lets lie for as long as it is open': [
    'notices/openStream, constant changed, openStream.start.write: 0 → 1',
  ],
  'every piece of the stream has its bytes; the types ask for the question': [
    'notices/openStream, constant changed, openStream.size: 0 → 1',
  ],
  'one row more than is told says already that there are too many': [
    'notices/openStream, constant changed, readSince: 1 → 2',
  ],
  'the page is cut after what was asked for, and one row more says already that another follows': [
    'favourites/listFavourites, constant changed, listFavourites.rows: 1 → 2',
    'favourites/listFollows, constant changed, listFollows.rows: 1 → 2',
    'orders/listOrders, constant changed, pageWanted.most: 1 → 2',
  ],
  'of an address that is written whole, its first four groups stand before what is filled in': [
    'session/networkOf, constant changed, networkOf.between: 0 → 1',
  ],
  'a text that is split always has a first part': [
    "session/networkOf, constant changed, networkOf: '' → '?'",
  ],
  'only the sign of it orders the list': [
    'audits/listAudits, constant changed, listAudits.way: 1 → 2',
    'audits/listAudits, constant changed, listAudits.way: 1 → 2 (2)',
  ],
  'no requests have no lines, so that the question that is spared would find none': [
    'refunds/readRefunds, guard dropped, toRefundDetails: if (rows.length === 0) return []',
  ],
  'only a bound on what is remembered: a token that was forgotten is learnt again by its next call':
    ['session/shopperTurns, constant changed, tokensRemembered: 10_000 → 10001'],
  'an error that is passed over shows a moment later, as the file is not there': [
    "paymentCode/payCodeKeyFile, guard dropped, makePayCodeKeyFile: if (error.code !== 'EEXIST') throw error",
  ],
  'an order that is not known to be told before is read whole, and told in the same words': [
    'orders/showOrder, constant changed, ordersRemembered: 20_000 → 20001',
    'orders/showOrder, effect dropped, showOrder: toldBefore.set(given.input.id, true)',
  ],
  'it is asked once more under the lock, where nothing due changes nothing': [
    'orders/carryOutDue, guard dropped, carryOutDue: if (dueMoveOf(seen, now) === null) return',
  ],
  'a sum of nothing is refused by the ledger, whichever way it would go': [
    'ledger/adjustBalance, comparison by one, adjustBalance.kind: amountCents > 0 → amountCents >= 0',
  ],
  'it only says how many are at work at once, and each waits for its rows either way': [
    'session/loginThrottle, constant changed, countInTurn: 2 → 3',
    'paymentCode/checkPayCode, constant changed, tryInTurn: 4 → 5',
  ],
  'it only divides the work into rounds, and the next round takes what is left': [
    'orders/carryOutOwnDue, constant changed, carryOutOwnDue.due.most: 200 → 201',
    'orders/carryOutDueOrders, constant changed, batch: 200 → 201',
    'refunds/settleOpenRefunds, constant changed, batch: 200 → 201',
  ],
  'an answer is stored by the transaction that took its key, so that whoever finds the key finds an answer':
    ["idempotency/runKeyed, constant changed, readAnswer.body: '' → '?'"],
  'an account keeps its name, so that all codes of a shopper are of that one account': [
    'passwords/resetPassword, guard dropped, changePassword.used: eq(passwordCodes.account, code),',
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

/** Edits that no test can notice, by their names. */
export const harmless: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(why).flatMap(([reason, names]) => names.map((name) => [name, reason])),
)
