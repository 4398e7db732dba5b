import { alwaysThere, type Reasons } from './reasons.ts'

/** Of charts and selectors. */
export const ofCharts: Reasons = {
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
  [alwaysThere]: [
    'checkout, constant changed, checkoutMachine.placing.invoke.input.addressId: 0 → 1',
    'checkout, constant changed, checkoutMachine.placing.invoke.input.totalCents: 0 → 1',
    "language, constant changed, languageMachine.saving.invoke.onDone.actions.params.failure.type: 'unexpected' → 'unexpected?'",
    'language, field dropped, languageMachine.saving.invoke.onDone.actions.params.failure: type',
    'order, constant changed, dueCents: 0 → 1',
    'order, constant changed, isFairAnswer: 0 → 1 (2)',
    'order, constant changed, momentOf: 0 → 1',
    'order, constant changed, orderMachine.actions.restockPieces.stock.restockedPieces: 0 → 1',
    'order, constant changed, orderMachine.actions.sendPieces.pieces: 0 → 1',
    "passwordReset, constant changed, passwordResetMachine.codeSent.form.resetting.invoke.input.code: '' → '?'",
    "passwordReset, constant changed, passwordResetMachine.codeSent.form.resetting.invoke.input.password: '' → '?'",
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
    'withdrawal, constant changed, withdrawalMachine.submitting.invoke.input.quoteId: 0 → 1',
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
}
