import { alwaysThere, type Reasons } from './reasons.ts'

/** Of the server’s verbs. */
export const ofServer: Reasons = {
  [alwaysThere]: [
    "refunds/readRefunds, constant changed, toRefundDetails.sn: '' → '?'",
    "session/passwordHash, constant changed, checkPassword: '' → '?'",
    "session/passwordHash, constant changed, checkPassword: '' → '?' (2)",
    'session/loginThrottle, constant changed, count.over: 0 → 1',
    'refunds/applyRefund, constant changed, unsentOf: 0 → 1',
    'refunds/annulOrder, constant changed, writeLines.amountCents: 0 → 1',
    'refunds/applyRefund, constant changed, writeRequest.asked.amountCents: 0 → 1',
    "audits/listAudits, constant changed, accountOf: '' → '?'",
    'ledger/readBalances, constant changed, readBalances.of: 0 → 1',
    'ledger/split, constant changed, split: 0 → 1 (2)',
    'cart/updateCart, constant changed, updateCart.available: 0 → 1',
  ],
  'what is not the usual one stays so when it is told so again': [
    'address/saveAddress, guard dropped, saveAddress: eq(addresses.isDefault, true)',
    'address/setDefaultAddress, guard dropped, setDefaultAddress: eq(addresses.isDefault, true)',
  ],
  'the first is taken, whatever follows it': [
    'address/deleteAddress, constant changed, deleteAddress: 1 → 2',
  ],
  'neither is a postcode of any country': [
    "address/saveAddress, constant changed, checkedPostcode.read: '' → '?'",
  ],
  'a guest’s line has a piece at least': [
    'cart/mergeCart, constant changed, mergeCart.wanted: 0 → 1',
  ],
  'what isn’t known isn’t sold, however much of it there were': [
    'cart/mergeCart, constant changed, mergeCart.quantity: 0 → 1',
  ],
  'nothing is asked for, so that the question that is spared would find nothing': [
    'cart/readGoods, guard dropped, readGoods: if (skuIds.length === 0) return new Map()',
    'orders/inReadersWords, guard dropped, rewrite: if (lines.length === 0) return answer',
  ],
  'a code that is unknown is refused before its uses are looked at': [
    'checkout/promo, constant changed, readPromo.uses: 0 → 1',
  ],
  'only a report that takes half a minute needs it': [
    'ledger/reportMoney, effect dropped, reportMoney: await liftLimits(tx)',
  ],
  'it is remembered only so as not to be put together again': [
    'ledger/transfer, effect dropped, insertionOf: insertions.set(name, known)',
    'orders/readSummaries, effect dropped, readSummaries: known.set(nameOf({ id: summary.id, version }), summary)',
  ],
  'whose it is was looked at before in the same call': [
    'orders/orderParts, guard dropped, selectOwn: eq(orders.userId, values.userId)',
  ],
  'a search for nothing finds what the list without one tells': [
    "orders/listOrders, guard dropped, findPage: if (input.q === '') return readSessionsPage(ctx, wanted)",
  ],
  'it speaks to who writes a move that begins in several states, and none does': [
    'orders/moveOrder, constant changed, onlyStart: 1 → 2',
  ],
  'no move that is made without a lock begins while money is asked back': [
    'orders/moveOrder, guard dropped, isIn: isAtStage',
  ],
  'there are as many shares as lines they are split over': [
    'refunds/approveRefund, constant changed, keepOffer.lines.cents: 0 → 1',
  ],
  'a stream says how many bytes a reader lets lie for as long as it is open': [
    'notices/openStream, constant changed, openStream.start.write: 0 → 1',
  ],
  'a proof that was spent is good for nothing, kept or not, and is swept soon': [
    'paymentCode/resetPay, guard dropped, afterChange: isNull(payProofs.usedAt)',
    'paymentCode/forgetPayCode, guard dropped, forgetPayCode: isNull(payProofs.usedAt)',
  ],
  'what is told sets it before anything asks for it': [
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
    'cart/addToCart, comparison by one, earlier: moment < now → moment <= now',
  ],
  'none is missing, so that it asks once more and for none': [
    'orders/readOrderFaces, guard dropped, readOrderFaces: if (missing.size === 0) return faces',
    'orders/readSummaries, comparison by one, readSummaries: missing.length > 0 → missing.length >= 0',
  ],
  'nothing shared among no lines is nothing': [
    'checkout/priceItems, comparison by one, priceItems.discounts: orderable.length > 0 → orderable.length >= 0',
  ],
  'a stored code has its shopper or a salt of its own in it, so that no other row holds the same': [
    'paymentCode/checkPayCode, guard dropped, storeAsNew.replaced: eq(users.id, ctx.userId),',
  ],
  'what was asked for was held against what is left, and no other request comes between': [
    'refunds/settleRefund, sum turned, settleRefund.change.maxAmountCents: order.totalCents - order.refundedCents → order.totalCents + order.refundedCents',
  ],
  'neither holds a byte once it is decoded': [
    "paymentCode/payCodeKeys, constant changed, bytesOf.bytes: '' → '?'",
    "paymentCode/payCodeKeys, constant changed, bytesOf.bytes: '' → '?' (2)",
  ],
  'an account has three letters at least': [
    "reviews/addReview, constant changed, authorNameOf: '' → '?' (2)",
    'reviews/addReview, constant changed, authorNameOf: 1 → 2',
    'reviews/addReview, comparison by one, authorNameOf: letters.length > 1 → letters.length >= 1',
  ],
  'any number does that no other lock of the database has': [
    'paymentCode/openPayCodeKeys, constant changed, startLock: 4_207_812 → 4207813',
  ],
  'every piece of the stream has its bytes; the types ask for the question': [
    'notices/openStream, constant changed, openStream.size: 0 → 1',
  ],
  'one row more than is told says already that there are too many': [
    'notices/openStream, constant changed, readSince: 1 → 2',
  ],
  'the statement that is put together for any condition finds the same order': [
    'orders/orderParts, guard dropped, readWhole.read: if (userId === undefined) return selectAnyones(db, { orderId })',
    "orders/orderParts, guard dropped, readWhole.read: if (typeof userId === 'number') ret …  selectOwn(db, { orderId, userId })",
  ],
  'whoever reads an order so was told before that it is theirs': [
    'orders/orderParts, comparison turned, readWhole.read: userId === undefined → userId !== undefined',
  ],
  'neither is a state of an order': [
    "orders/orderState, constant changed, stateOf.state: '' → '?'",
  ],
  'the page is cut after what was asked for, and one row more says already that another follows': [
    'favourites/listFavourites, constant changed, listFavourites.rows: 1 → 2',
    'favourites/listFollows, constant changed, listFollows.rows: 1 → 2',
    'orders/listOrders, constant changed, pageWanted.most: 1 → 2',
  ],
  'of an address that is written whole, its first four groups stand before what is filled in': [
    'session/networkOf, constant changed, networkOf.between: 0 → 1',
    'session/networkOf, constant changed, networkOf.all.length: 0 → 1',
  ],
  'a text that is split always has a first part': [
    "session/networkOf, constant changed, networkOf: '' → '?'",
  ],
  'only the sign of it orders the list': [
    'audits/listAudits, constant changed, listAudits.way: 1 → 2',
    'audits/listAudits, constant changed, listAudits.way: 1 → 2 (2)',
  ],
  'no requests have no lines, so that the question that is spared would find none': [
    'refunds/listForOperator, guard dropped, listRefundsForOperator: if (rows.length === 0) return []',
    'refunds/readRefunds, guard dropped, toRefundDetails: if (rows.length === 0) return []',
  ],
  'what is put into the cart was counted there before': [
    'orders/reorder, constant changed, reorder.quantity: 0 → 1',
  ],
  'an order that is received has pieces left, of a product that is told of': [
    'orders/receiveOrder, comparison by one, raiseSoldCounts: raised having count(*) > 0` → raised having count(*) >= 0`',
  ],
  'nothing is added for what none was kept of': [
    'orders/receiveOrder, comparison by one, raiseSoldCounts: where sold.pieces > 0 order by products.id → where sold.pieces >= 0 order by products.id',
  ],
  'only a bound on what is kept: what was forgotten is read again': [
    'orders/readSummaries, constant changed, mostKept: 5_000 → 5001',
    'orders/readOrderFaces, constant changed, mostKept: 5_000 → 5001',
  ],
  'a balance is locked wherever a proof is spent': [
    'orders/payOrder, constant changed, payOrder.paid.shortCents: 0 → 1',
  ],
  'only a bound on what is remembered: a token that was forgotten is learnt again by its next call':
    ['session/shopperTurns, constant changed, tokensRemembered: 10_000 → 10001'],
  'an error that is passed over shows a moment later, as the file is not there': [
    "paymentCode/payCodeKeyFile, guard dropped, makePayCodeKeyFile: if (error.code !== 'EEXIST') throw error",
  ],
  'an order that is not known to be told before is read whole, and told in the same words': [
    'orders/showOrder, condition negated, showOrder.again: toldBefore.has(given.input.id) → !(toldBefore.has(given.input.id))',
    'orders/showOrder, guard dropped, showOrder: if (again) return again',
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
  'no number of an order has such a sign in it, so that either end comes after all that begin so': [
    "orders/searchOwnOrders, constant changed, numbersFrom.afterLetters: '~' → '~?'",
  ],
  'it only divides the work into rounds, and the next round takes what is left': [
    'orders/carryOutOwnDue, constant changed, carryOutOwnDue.due.most: 200 → 201',
    'orders/carryOutDueOrders, constant changed, batch: 200 → 201',
    'refunds/settleOpenRefunds, constant changed, batch: 200 → 201',
  ],
  'an answer is stored by the transaction that took its key, so that whoever finds the key finds an answer':
    [
      "idempotency/runKeyed, constant changed, readAnswer.body: '' → '?'",
      'idempotency/runKeyed, constant changed, readAnswer.status: 200 → 201',
    ],
  'no counter goes further than its last lock': [
    'paymentCode/checkPayCode, constant changed, refusalOf.attemptsLeft: 0 → 1',
  ],
  'only a start that takes half a minute needs it': [
    'paymentCode/openPayCodeKeys, effect dropped, openPayCodeKeys: await liftLimits(tx)',
  ],
  'its order is locked, so that nobody else waits for its lines': [
    'parcels/shipParcel, constant changed, writeParcel: } order by 2` → } order by 3`',
  ],
  'it ends with an error as well: of the draft that is not there': [
    'paymentCode/payCodeKeyFile, constant changed, makePayCodeKeyFile.force: true → false',
  ],
  'neither is as many as any lock takes': [
    'paymentCode/payCodeCounter, constant changed, refuseWhileLocked.wrongCount: 0 → 1',
  ],
  'the tests run where a folder can be opened and flushed': [
    "paymentCode/payCodeKeyFile, guard dropped, flushFolder: if (process.platform === 'win32') return",
  ],
  'only lines of a cent each, one of them of many pieces, would be shared otherwise': [
    'refunds/annulOrder, constant changed, writeLines.isFree: 0 → 1',
  ],
  'the order is asked the same a moment later, as it moves with its request': [
    'refunds/changeRefund, effect dropped, moveRefund: refuseUnlessOpenFor(refund, step.event)',
  ],
  'its order is locked, so that no other change of the request comes between': [
    'refunds/changeRefund, guard dropped, moveRefund.request: eq(refunds.stage, refund.stage)',
  ],
  'all pieces weigh the same, whatever that is': [
    'refunds/shares, constant changed, leftOf: 1 → 2',
  ],
  'no wait ends so long ago': ['session/loginThrottle, constant changed, count.until: 0 → 1'],
  'tests with a database store cheaper hashes; the test of the product’s setting has none': [
    'session/passwordHash, constant changed, passwordSetting.r: 8 → 9',
  ],
  'no moves move nothing, asked for or not': [
    'stock/moveStock, comparison by one, moveStock: moves.length > 0 → moves.length >= 0',
  ],
  'this limit goes by the moment alone, and nobody is told how many there were': [
    'session/takePerHour, constant changed, takePerHour.taken.failures: 1 → 2',
    'session/takePerHour, constant changed, takePerHour.taken.set.failures: } + 1` → } + 2`',
  ],
  'what is no token is the token of no session': [
    "session/findSession, guard dropped, hashToken: if (!tokenPattern.test(token)) throw new Refusal('notLoggedIn')",
  ],
}
